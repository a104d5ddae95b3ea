import {fatia} from '../../../document/geometry';
import {unidadeDe} from '../units';
import {alinhar, type Faixa} from './align';
import {COLUNAS_DE_FIGURAS} from './columns';
import {lerNumeros} from '../../numbers';
import type {Linha, Termo} from '../../types';
import type {LinhaDeTabela} from './column-map';

/** Heights of a row up to which a gap is one between words. */
const ENTRE_PALAVRAS = 0.8;

const colunaDe = (faixas: readonly Faixa[], coluna: Faixa['coluna']) =>
  faixas.findIndex(faixa => faixa.coluna === coluna);

function cruza({caixa}: Termo, faixa: Faixa | undefined): boolean {
  return faixa !== undefined && caixa.x0 < faixa.x1 && caixa.x1 > faixa.x0;
}

/** Cuts `4,420CX` where it lies under the headings of quantity or unit. */
function soltarUnidade(termo: Termo, faixas: readonly Faixa[]): Termo[] {
  const [, numero = '', unidade = ''] = /^(\d[\d.]*,\d{2,4})([A-Z]{1,6}\d?)$/.exec(termo.dobrado) ?? [];
  const sob = faixas.filter(({coluna}) => coluna === 'qtde' || coluna === 'unidade');
  if (!numero || !unidadeDe(unidade) || !sob.some(faixa => cruza(termo, faixa))) return [termo];
  const parte = (texto: string, inicio: number): Termo => {
    const caixa = fatia(termo.caixa, inicio, inicio + texto.length, termo.texto.length);
    return {...termo, texto, dobrado: texto, caixa};
  };
  return [parte(numero, 0), parte(unidade, numero.length)];
}

/** The words of a row by the columns they stand in. */
export function distribuir(linha: Linha, faixas: readonly Faixa[], altura: number): LinhaDeTabela {
  const termos = linha.termos
    .filter(({dobrado}) => !/^(R\$|[|_]+)$/.test(dobrado))
    .flatMap(termo => soltarUnidade(termo, faixas));
  const dono = alinhar(termos, faixas, Math.max(altura, linha.altura));
  const celulas = faixas.map((_, j) => termos.filter((__, i) => dono[i] === j));
  return estender(recolher({linha, celulas, sobras: termos.filter((_, i) => dono[i] === -1)}, faixas), faixas);
}

/** A row without an item's figures. */
export function semFiguras({celulas}: LinhaDeTabela, faixas: readonly Faixa[]): boolean {
  return !faixas.some(
    ({coluna}, j) =>
      COLUNAS_DE_FIGURAS.includes(coluna) &&
      celulas[j]?.some(({texto}) => lerNumeros(texto).some(({casas}) => casas >= 2)),
  );
}

/** Whether two neighbours stand no farther apart than the words of a text do. */
export const noVao = (antes: Termo, depois: Termo, {altura}: Linha): boolean =>
  depois.caixa.x0 - antes.caixa.x1 < altura * ENTRE_PALAVRAS;

/** Words that no column took, right before or after those of the description, are part of it. */
function recolher(linha: LinhaDeTabela, faixas: readonly Faixa[]): LinhaDeTabela {
  const descricao = colunaDe(faixas, 'descricao');
  let texto = linha.celulas[descricao] ?? [];
  const soltas = new Set(linha.sobras.filter(({dobrado}) => /[A-Z]/.test(dobrado)));
  const encosta = (termo: Termo) => {
    const [primeira, ultima] = [texto[0], texto.at(-1)];
    if (!primeira || !ultima) return false;
    const antes = termo.caixa.x0 < primeira.caixa.x0 && noVao(termo, primeira, linha.linha);
    return antes || (termo.caixa.x0 > ultima.caixa.x0 && noVao(ultima, termo, linha.linha));
  };
  for (let achada = [...soltas].find(encosta); achada; achada = [...soltas].find(encosta)) {
    soltas.delete(achada);
    texto = [...texto, achada].sort((a, b) => a.caixa.x0 - b.caixa.x0);
  }
  if (texto.length === linha.celulas[descricao]?.length) return linha;
  const celulas = linha.celulas.map((celula, j) => (j === descricao ? texto : celula));
  return {...linha, celulas, sobras: linha.sobras.filter(termo => !texto.includes(termo))};
}

/** In a row of text alone the description goes on over its column's side as long as its words follow each other. */
function estender(linha: LinhaDeTabela, faixas: readonly Faixa[]): LinhaDeTabela {
  const descricao = colunaDe(faixas, 'descricao');
  const ultima = linha.celulas[descricao]?.at(-1);
  if (!ultima || !semFiguras(linha, faixas)) return linha;
  const {termos} = linha.linha;
  const depois = termos.slice(termos.indexOf(ultima) + 1);
  const fim = depois.findIndex((termo, i) => !noVao(depois[i - 1] ?? ultima, termo, linha.linha));
  const seguem = new Set(fim < 0 ? depois : depois.slice(0, fim));
  if (seguem.size === 0) return linha;
  const celulas = linha.celulas.map((celula, j) =>
    j === descricao ? [...celula, ...seguem] : celula.filter(termo => !seguem.has(termo)),
  );
  return {...linha, celulas, sobras: linha.sobras.filter(termo => !seguem.has(termo))};
}

/**
 * Rows where code and description share one column, whatever the headings promise, put right: the description begins
 * right after the code, wherever that ends, and its further rows begin under the code.
 */
export function unirCodigo(linhas: readonly LinhaDeTabela[], faixas: readonly Faixa[]): LinhaDeTabela[] | undefined {
  const [codigo, descricao] = [colunaDe(faixas, 'codigo'), colunaDe(faixas, 'descricao')];
  if (codigo < 0 || descricao !== codigo + 1) return undefined;
  const ambas = linhas.flatMap(({celulas, linha}) => {
    const [antes, depois] = [celulas[codigo]?.at(-1), celulas[descricao]?.[0]];
    return antes && depois ? [{antes, depois, linha}] : [];
  });
  const coladas = ambas.filter(({antes, depois, linha}) => noVao(antes, depois, linha));
  const inicios = coladas.map(({depois}) => depois.caixa.x0);
  const varia = Math.max(...inicios) - Math.min(...inicios) > (ambas[0]?.linha.altura ?? 0);
  if (coladas.length < Math.max(2, ambas.length * 0.8) || !varia) return undefined;
  return linhas.map(linha => ({
    ...linha,
    celulas: linha.celulas.map((celula, j) => {
      if (j === codigo) return [];
      return j === descricao ? [...(linha.celulas[codigo] ?? []), ...celula] : celula;
    }),
  }));
}
