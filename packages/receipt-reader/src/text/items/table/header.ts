import {alturaDe, larguraDe, linhaDe, meioY} from '../../lines/lines';
import {rotulosDaLinha} from '../../labels/labels';
import type {Linha, Termo} from '../../types';
import {colunaDe, palavraDeTitulo, type Coluna} from './columns';

export interface Titulo {
  coluna: Coluna;
  x0: number;
  x1: number;
  termos: Termo[];
}

export interface Cabecalho {
  titulos: Titulo[];
  /** Rows of the page that the headings take: `inicio` up to, not including, `fim`. */
  inicio: number;
  fim: number;
  altura: number;
}

/** Words of a heading's row cut into headings: where a gap is wide, or where the words together name no column any more. */
function partir(termos: readonly Termo[], altura: number): Termo[][] {
  const partes: Termo[][] = [];
  for (const termo of termos) {
    const parte = partes.at(-1);
    const ultimo = parte?.at(-1);
    const vao = ultimo ? termo.caixa.x0 - ultimo.caixa.x1 : Infinity;
    if (!parte || vao > altura * 1.1 || separam(parte, termo, vao > altura * 0.55)) partes.push([termo]);
    else parte.push(termo);
  }
  return partes;
}

/** Whether two neighbours are headings of their own: each names a column, and together they name another or none. */
function separam(parte: readonly Termo[], termo: Termo, vaoLargo: boolean): boolean {
  const antes = parte.map(({dobrado}) => dobrado);
  if (/^[/-]$/.test(termo.dobrado) || /[/-]$|^D[EOA]S?$|^E$/.test(antes.at(-1) ?? '')) return false;
  const [a, b, juntos] = [colunaDe(antes), colunaDe([termo.dobrado]), colunaDe([...antes, termo.dobrado])];
  const generica = /^(V|VL|VLR|VALOR|PRECO|COD|CODIGO|UNID|UNIDADE|QTD?E?|QUANT)\W*$/.test(antes.join(''));
  // One blank may part two columns; where it does not, their rows tell.
  if (/^COD(IGO)?\W*$/.test(antes.join('')) && /^(DESCR|DISCR)/.test(termo.dobrado)) return true;
  // `Total líq.` names one column, though each of its words names another.
  if ((juntos === 'liquido' && !vaoLargo) || juntos === 'percentual') return false;
  // `Vl. Trib. Vl. Item`: the word that opens one heading ends the one before.
  if (a !== undefined && /^(VL|VLR|VALOR)\W*$/.test(termo.dobrado)) return true;
  if (a !== undefined && b !== undefined && a !== b && !generica && juntos !== 'outro') return true;
  const abre = b !== undefined || /^(V|VL|VLR|VALOR|PRECO|ALIQ|BC|BASE|B)\b/.test(termo.dobrado);
  if (a !== undefined && abre && (juntos === undefined || (vaoLargo && juntos !== a) || (a !== juntos && b !== juntos)))
    return true;
  return a !== undefined && vaoLargo && abre;
}

/** Headings that stand under each other made one: `VALOR` over `UNITÁRIO`. */
export function empilhar(linhas: readonly Linha[], altura: number): Titulo[] {
  const pilhas: {termos: Termo[]; x0: number; x1: number}[] = [];
  for (const linha of linhas) {
    for (const termos of partir(linha.termos, altura)) {
      const {caixa} = linhaDe(termos);
      const cruza = (outra: {x0: number; x1: number}) => Math.min(outra.x1, caixa.x1) - Math.max(outra.x0, caixa.x0);
      const dona = pilhas
        .filter(pilha => cruza(pilha) > Math.min(larguraDe(caixa), pilha.x1 - pilha.x0) * 0.4)
        .sort((a, b) => cruza(b) - cruza(a))[0];
      if (dona) {
        dona.termos.push(...termos);
        dona.x0 = Math.min(dona.x0, caixa.x0);
        dona.x1 = Math.max(dona.x1, caixa.x1);
      } else pilhas.push({termos: [...termos], x0: caixa.x0, x1: caixa.x1});
    }
  }
  return pilhas
    .map(({termos, x0, x1}) => ({
      termos,
      x0,
      x1,
      coluna: colunaDe(termos.map(({dobrado}) => dobrado)) ?? ('outro' as const),
    }))
    .sort((a, b) => a.x0 - b.x0);
}

/** `R$` beside a percentage shares the heading over both: `Desconto` over `%` and `R$`. */
function lerDividida(titulos: Titulo[]): Titulo[] {
  return titulos.map((titulo, i) => {
    const antes = titulos[i - 1]?.termos.map(({dobrado}) => dobrado) ?? [];
    const dividida = antes.length > 1 && antes.includes('%') && titulo.termos.every(({dobrado}) => dobrado === 'R$');
    const coluna = dividida ? colunaDe(antes.filter(palavra => palavra !== '%')) : undefined;
    return coluna ? {...titulo, coluna} : titulo;
  });
}

/** Of `Produto` and `Descrição`, `Material` and `Denominação`, the left one is the code where nothing else is. */
function lerDupla(titulos: Titulo[]): Titulo[] {
  const descricoes = titulos.flatMap(({coluna}, i) => (coluna === 'descricao' ? [i] : []));
  if (descricoes.length !== 2 || titulos.some(({coluna}) => coluna === 'codigo')) return titulos;
  return titulos.map((titulo, i) => (i === descricoes[0] ? {...titulo, coluna: 'codigo'} : titulo));
}

/** `Descrição` and `dos produtos` set apart beside a code are one heading: what stands under either is what was sold. */
function unirDescricoes(titulos: Titulo[]): Titulo[] {
  return titulos.reduce<Titulo[]>((feitos, titulo) => {
    const antes = feitos.at(-1);
    if (antes?.coluna !== 'descricao' || titulo.coluna !== 'descricao') return [...feitos, titulo];
    return [...feitos.slice(0, -1), {...antes, x1: titulo.x1, termos: [...antes.termos, ...titulo.termos]}];
  }, []);
}

/** `Desc.` before the quantity, where nothing else says what is sold, is short for the description. */
function lerAbreviada(titulos: Titulo[]): Titulo[] {
  const desc = titulos.findIndex(({coluna}) => coluna === 'desconto');
  const qtde = titulos.findIndex(({coluna}) => coluna === 'qtde');
  if (desc < 0 || qtde < desc || titulos.some(({coluna}) => coluna === 'descricao')) return titulos;
  return titulos.map((titulo, i) => (i === desc ? {...titulo, coluna: 'descricao'} : titulo));
}

const distintas = (titulos: readonly Titulo[]): number =>
  new Set(titulos.map(({coluna}) => coluna).filter(coluna => coluna !== 'outro')).size;

/** Enough to be the head of an item table: what is sold, and at least two of its figures. */
function serve(titulos: readonly Titulo[]): boolean {
  const tem = (...colunas: Coluna[]) => titulos.filter(({coluna}) => colunas.includes(coluna)).length;
  return tem('descricao') > 0 && tem('qtde', 'unitario', 'total', 'liquido') >= 2 && distintas(titulos) >= 4;
}

export const eTitulo = (linha: Linha): boolean =>
  !rotulosDaLinha(linha).some(
    ({nome, termos}) => nome === 'secaoItens' && termos.length >= linha.termos.length * 0.7,
  ) && linha.termos.filter(({dobrado}) => palavraDeTitulo(dobrado)).length >= linha.termos.length * 0.8;

/**
 * A lone heading on the first row: where items have a row for what is sold and another for its figures, or a heading of
 * more rows than the others.
 */
function podeAbrir({termos}: Linha): boolean {
  const palavras = termos.map(({dobrado}) => dobrado);
  // `PRODUTOS` alone is the name of the whole table.
  const descreve = palavras.some(palavra => /^(DESCR|DISCRIM)/.test(palavra));
  return (descreve && colunaDe(palavras) === 'descricao') || /^(VL|VLR|VALOR|PRECO)\W*$/.test(palavras.join(' '));
}

/** The headings of item tables on a page, each on one to five rows. */
export function acharCabecalhos(linhas: readonly Linha[]): Cabecalho[] {
  const achados: Cabecalho[] = [];
  for (let i = 0; i < linhas.length; i++) {
    const linha = linhas[i];
    if (!linha || !eTitulo(linha)) continue;
    if (partir(linha.termos, linha.altura).length < 2 && !podeAbrir(linha)) continue;
    let melhor: Cabecalho | undefined;
    for (let fim = i + 1; fim <= Math.min(linhas.length, i + 5); fim++) {
      const faixa = linhas.slice(i, fim);
      const ultima = faixa.at(-1);
      const anterior = faixa.at(-2);
      if (!ultima || !eTitulo(ultima)) break;
      if (
        anterior &&
        meioY(ultima.caixa) - meioY(anterior.caixa) > Math.max(alturaDe(anterior.caixa), ultima.altura) * 2.2
      )
        break;
      const titulos = unirDescricoes(lerDupla(lerAbreviada(lerDividida(empilhar(faixa, linha.altura)))));
      if (
        serve(titulos) &&
        (!melhor || distintas(titulos) > distintas(melhor.titulos) || fim - i > melhor.fim - melhor.inicio)
      ) {
        if (!melhor || distintas(titulos) >= distintas(melhor.titulos))
          melhor = {titulos, inicio: i, fim, altura: linha.altura};
      }
    }
    if (!melhor) continue;
    achados.push(melhor);
    i = melhor.fim - 1;
  }
  return achados;
}
