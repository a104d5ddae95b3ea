import {lerNumeros, type Numero} from '../../numbers';
import type {Linha, Termo} from '../../types';
import type {Coluna} from './columns';
import {centavosDe, encaixe} from '../sums';

export interface LinhaDeTabela {
  linha: Linha;
  /** Words by column. */
  celulas: Termo[][];
  /** Words that no column took. */
  sobras: Termo[];
}

/** Which column is which: indices into `LinhaDeTabela.celulas`. */
export interface Mapa {
  qtde?: number;
  unitario?: number;
  total?: number;
  liquido?: number;
  desconto?: number;
  percentual?: number;
  unidade?: number;
  codigo?: number;
  gtin?: number;
  descricao?: number;
  item?: number;
}

export function numerosDe({celulas}: LinhaDeTabela, indice: number | undefined): Numero[] {
  const termo = indice === undefined ? undefined : celulas[indice]?.[0];
  return termo ? lerNumeros(termo.texto, true) : [];
}

/** Amounts of a picture whose comma was not seen: worth trying where only the fit decides. */
function semVirgula(linha: LinhaDeTabela, indice: number | undefined): Numero[] {
  const termo = indice === undefined ? undefined : linha.celulas[indice]?.[0];
  if (termo?.pagina.fonte !== 'ocr' || !/^\d{4,9}$/.test(termo.texto)) return [];
  return [2, 4].map(casas => ({valor: Number(termo.texto) / 10 ** casas, casas, reparado: true}));
}

/** Quantity, price and total of a row that fit one another, among the readings of each. */
export function triplaDe(
  linha: LinhaDeTabela,
  mapa: Mapa,
): {qtde: Numero; unitario: Numero; total: Numero} | undefined {
  const descontos = [0, ...numerosDe(linha, mapa.desconto).map(centavosDe)];
  for (const qtde of numerosDe(linha, mapa.qtde))
    for (const unitario of [...numerosDe(linha, mapa.unitario), ...semVirgula(linha, mapa.unitario)])
      for (const total of [...numerosDe(linha, mapa.total), ...semVirgula(linha, mapa.total)])
        if (
          descontos.some(desconto => encaixe(qtde, unitario, centavosDe(total), desconto) !== 'nao') &&
          total.valor > 0
        )
          return {qtde, unitario, total};
  return undefined;
}

const cabem = (linhas: readonly LinhaDeTabela[], mapa: Mapa): number =>
  linhas.filter(linha => triplaDe(linha, mapa)).length;

function peloTitulo(colunas: readonly Coluna[]): Mapa {
  const mapa: Mapa = {};
  colunas.forEach((coluna, i) => {
    if (coluna === 'outro' || coluna === 'ncm' || coluna === 'cst' || coluna === 'cfop') return;
    mapa[coluna] ??= i;
  });
  if (mapa.total === undefined && mapa.liquido !== undefined) {
    mapa.total = mapa.liquido;
    delete mapa.liquido;
  }
  return mapa;
}

/** Whether a heading tells quantity from price: they multiply to the same either way round. */
export const ordemDita = ({qtde, unitario}: Mapa, colunas: readonly Coluna[]): boolean =>
  (qtde !== undefined && colunas[qtde] === 'qtde') || (unitario !== undefined && colunas[unitario] === 'unitario');

/** How well a choice of columns agrees with their headings: a price times a quantity is the same either way round. */
function concordancia(papeis: {qtde: number; unitario: number; total: number}, colunas: readonly Coluna[]): number {
  return Object.entries(papeis).reduce((soma, [papel, j]) => {
    if (colunas[j] === papel) return soma + 1;
    return colunas[j] === 'outro' ? soma : soma - 1;
  }, 0);
}

/** Other columns for the figures than their headings say; one of them is nothing else besides. */
function trocado(dito: Mapa, figuras: {qtde: number; unitario: number; total: number}): Mapa {
  const {liquido, desconto, percentual, ...resto} = dito;
  const livre = (indice: number | undefined) => indice !== undefined && !Object.values(figuras).includes(indice);
  return {
    ...resto,
    ...figuras,
    ...(livre(liquido) && {liquido}),
    ...(livre(desconto) && {desconto}),
    // What it was taken off is the price that is not reckoned with.
    ...(percentual !== undefined && figuras.unitario === dito.unitario && {percentual}),
  };
}

/**
 * The columns by their headings; where most rows then make no sum, the three columns that do. Undefined where nothing
 * looks like items.
 */
export function melhorMapa(linhas: readonly LinhaDeTabela[], colunas: readonly Coluna[]): Mapa | undefined {
  const dito = peloTitulo(colunas);
  const cheias = linhas.filter(
    linha => colunas.filter((_, j) => numerosDe(linha, j).some(({casas}) => casas >= 2)).length >= 2,
  );
  if (cheias.length === 0) return undefined;
  if (cabem(cheias, dito) * 2 >= cheias.length) return dito;
  let melhor = {mapa: dito, quantas: cabem(cheias, dito), acordo: 3};
  const numericas = colunas
    .map((coluna, j) => ({coluna, j}))
    .filter(
      ({coluna}) =>
        !['descricao', 'percentual', 'ncm', 'cfop', 'cst', 'item', 'codigo', 'gtin', 'unidade'].includes(coluna),
    );
  for (const {j: qtde} of numericas)
    for (const {j: unitario} of numericas)
      for (const {j: total} of numericas) {
        if (qtde === unitario || unitario === total || qtde === total) continue;
        const mapa = trocado(dito, {qtde, unitario, total});
        const quantas = cabem(cheias, mapa);
        const acordo = concordancia({qtde, unitario, total}, colunas);
        const mais = quantas > melhor.quantas || (quantas === melhor.quantas && acordo > melhor.acordo);
        if (mais && quantas >= 2 && quantas * 5 >= cheias.length * 3) melhor = {mapa, quantas, acordo};
      }
  return melhor.mapa;
}
