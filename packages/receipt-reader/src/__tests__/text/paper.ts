import type {Caixa, Indicios, Pagina, Palavra} from '../../document/types';

const LETRA = {largura: 5, altura: 8, linha: 11};

function palavra(texto: string, x: number, y: number, largura = LETRA.largura): Palavra {
  const caixa: Caixa = {x0: x, y0: y, x1: x + texto.length * largura, y1: y + LETRA.altura};
  return {texto, confianca: 1, caixa};
}

function pagina(palavras: Palavra[], fonte: Pagina['fonte'] = 'texto'): Pagina {
  const largura = Math.max(100, ...palavras.map(({caixa}) => caixa.x1)) + 10;
  const altura = Math.max(100, ...palavras.map(({caixa}) => caixa.y1)) + 10;
  const paraVista = [1 / largura, 0, 0, 0, 1 / altura, 0, 0, 0, 1] as const;
  return {arquivo: 0, numero: 1, largura, altura, palavras, fonte, paraVista};
}

/** A coupon set in a typewriter's grid: a column is a letter wide, a row a line high. */
export function cupom(texto: string, fonte: Pagina['fonte'] = 'texto'): Pagina {
  const linhas = texto.replace(/^\n/, '').split('\n');
  return pagina(
    linhas.flatMap((linha, y) =>
      [...linha.matchAll(/\S+/g)].map(({0: achado, index}) =>
        palavra(achado, 10 + index * LETRA.largura, 10 + y * LETRA.linha),
      ),
    ),
    fonte,
  );
}

/** A text set from `x`, `y`, words a letter apart; small type is half as wide. */
export type Posto = readonly [x: number, y: number, texto: string];

/** A sheet with texts where they are put. */
export function folha(postos: readonly Posto[], fonte: Pagina['fonte'] = 'texto'): Pagina {
  return pagina(
    postos.flatMap(([x, y, texto]) =>
      [...texto.matchAll(/\S+/g)].map(({0: achado, index}) => palavra(achado, x + index * 3, y, 3)),
    ),
    fonte,
  );
}

export interface Coluna {
  titulo: string | readonly string[];
  x: number;
  /** Where its data end, when they are set to the right. */
  direita?: number;
}

/** The columns of a plain item table. */
export const COLUNAS: readonly Coluna[] = [
  {titulo: 'CÓDIGO', x: 10},
  {titulo: 'DESCRIÇÃO', x: 60},
  {titulo: 'UN', x: 200},
  {titulo: 'QTDE', x: 230, direita: 265},
  {titulo: 'VL UNIT', x: 290, direita: 335},
  {titulo: 'VL TOTAL', x: 360, direita: 400},
];

/** An item table: headings on one or more rows, cells with line breaks. `altura` rows apart. */
export function tabela(colunas: readonly Coluna[], linhas: readonly (readonly string[])[], y: number): Posto[] {
  const titulos = colunas.flatMap(({titulo, x}) =>
    [titulo].flat().map((parte, i): Posto => [x, y + i * LETRA.linha, parte]),
  );
  const niveis = Math.max(...colunas.map(({titulo}) => [titulo].flat().length));
  let base = y + niveis * LETRA.linha + 4;
  const dados = linhas.flatMap(celulas => {
    const alto = Math.max(...celulas.map(celula => celula.split('\n').length));
    const postos = celulas.flatMap((celula, j) =>
      celula.split('\n').map((parte, i): Posto => {
        const {x, direita} = colunas[j] ?? {x: 0};
        return [direita === undefined ? x : direita - parte.length * 3, base + i * LETRA.linha, parte];
      }),
    );
    base += alto * LETRA.linha + 3;
    return postos;
  });
  return [...titulos, ...dados];
}

const CONFUSOES: Readonly<Record<string, string>> = {
  '0': 'O',
  O: '0',
  '1': 'l',
  I: '1',
  '5': 'S',
  S: '5',
  '8': 'B',
  B: '8',
  '2': 'Z',
  '6': '8',
  '3': '8',
  '9': '4',
  ',': '.',
  Ç: 'C',
  Ã: 'A',
  É: 'E',
};

/** A reproducible chance: numbers from 0 up to 1. */
export function acaso(semente: number): () => number {
  let estado = semente >>> 0;
  return () => {
    estado = (Math.imul(estado ^ (estado >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((estado ^ (estado >>> 13)) >>> 0) / 2 ** 32;
  };
}

export interface Ruido {
  /** Share of letters that are taken for others. */
  trocas: number;
  /** Share of words that are lost. */
  perdas: number;
  /** Units that boxes are off. */
  tremor: number;
  /** How much rows sink per unit to the right. */
  queda: number;
}

/** A page as OCR may give it: letters taken for others, words lost, boxes a little off, rows askew. */
export function comRuido(original: Pagina, {trocas, perdas, tremor, queda}: Ruido, semente: number): Pagina {
  const sorte = acaso(semente);
  const treme = () => (sorte() - 0.5) * 2 * tremor;
  const palavras = original.palavras
    .filter(() => sorte() >= perdas)
    .map(({texto, caixa}): Palavra => {
      let trocadas = 0;
      const lido = [...texto]
        .map(letra => {
          const outra = CONFUSOES[letra];
          if (outra === undefined || sorte() >= trocas) return letra;
          trocadas++;
          return outra;
        })
        .join('');
      const dy = queda * caixa.x0 + treme();
      return {
        texto: lido,
        confianca: trocadas > 0 ? 0.55 + 0.4 * sorte() : 0.85 + 0.14 * sorte(),
        caixa: {x0: caixa.x0 + treme(), x1: caixa.x1 + treme(), y0: caixa.y0 + dy, y1: caixa.y1 + dy},
      };
    });
  return {...original, palavras, fonte: 'ocr'};
}

/** What was read of each line, in the order in which most papers print it. */
export const linhasDe = ({itens = []}: Indicios) =>
  itens.map(({codigo, nome, unidade, qtde, valorUnitario, valorDesconto, subTotal}) => [
    codigo,
    nome,
    unidade,
    qtde,
    valorUnitario,
    valorDesconto,
    subTotal,
  ]);
