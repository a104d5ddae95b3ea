import {parseNumbers, type PrintedNumber} from '../../numbers';
import type {Line, Term} from '../../types';
import type {Column} from './columns';
import {centsOf, fit} from '../sums';

export interface TableRow {
  line: Line;
  /** Words by column. */
  cells: Term[][];
  /** Words that no column took. */
  leftovers: Term[];
}

/** Which column is which: indices into `TableRow.cells`. */
export interface NetMap {
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

export function numbersOf({cells}: TableRow, index: number | undefined): PrintedNumber[] {
  const term = index === undefined ? undefined : cells[index]?.[0];
  return term ? parseNumbers(term.text, true) : [];
}

/** Amounts of a picture whose comma was not seen: worth trying where only the fit decides. */
function withoutComma(line: TableRow, index: number | undefined): PrintedNumber[] {
  const term = index === undefined ? undefined : line.cells[index]?.[0];
  if (term?.page.source !== 'ocr' || !/^\d{4,9}$/.test(term.text)) return [];
  return [2, 4].map(decimals => ({value: Number(term.text) / 10 ** decimals, decimals, repaired: true}));
}

/** Quantity, price and total of a row that fit one another, among the readings of each. */
export function tripleOf(
  line: TableRow,
  map: NetMap,
): {qtde: PrintedNumber; unitario: PrintedNumber; total: PrintedNumber} | undefined {
  const descontos = [0, ...numbersOf(line, map.desconto).map(centsOf)];
  for (const qtde of numbersOf(line, map.qtde))
    for (const unitario of [...numbersOf(line, map.unitario), ...withoutComma(line, map.unitario)])
      for (const total of [...numbersOf(line, map.total), ...withoutComma(line, map.total)])
        if (descontos.some(desconto => fit(qtde, unitario, centsOf(total), desconto) !== 'none') && total.value > 0)
          return {qtde, unitario, total};
  return undefined;
}

/** How well columns agree with their headings at most: quantity, price and total each by name. */
const FULL_ACCORD = 3;
/** Other columns than the headings say must make sums on so many rows, and on this share of them. */
const PROOF = {rows: 2, of: [3, 5]} as const;

const countFitting = (lines: readonly TableRow[], map: NetMap): number =>
  lines.filter(line => tripleOf(line, map)).length;

function byHeading(columns: readonly Column[]): NetMap {
  const map: NetMap = {};
  columns.forEach((column, i) => {
    if (column === 'outro' || column === 'ncm' || column === 'cst' || column === 'cfop') return;
    map[column] ??= i;
  });
  if (map.total === undefined && map.liquido !== undefined) {
    map.total = map.liquido;
    delete map.liquido;
  }
  return map;
}

/** Whether a heading tells quantity from price: they multiply to the same either way round. */
export const orderIsStated = ({qtde, unitario}: NetMap, columns: readonly Column[]): boolean =>
  (qtde !== undefined && columns[qtde] === 'qtde') || (unitario !== undefined && columns[unitario] === 'unitario');

/** How well a choice of columns agrees with their headings: a price times a quantity is the same either way round. */
function agreement(papers: {qtde: number; unitario: number; total: number}, columns: readonly Column[]): number {
  return Object.entries(papers).reduce((sum, [paper, j]) => {
    if (columns[j] === paper) return sum + 1;
    return columns[j] === 'outro' ? sum : sum - 1;
  }, 0);
}

/** Other columns for the figures than their headings say; one of them is nothing else besides. */
function swapped(stated: NetMap, figures: {qtde: number; unitario: number; total: number}): NetMap {
  const {liquido, desconto, percentual, ...rest} = stated;
  const free = (index: number | undefined) => index !== undefined && !Object.values(figures).includes(index);
  return {
    ...rest,
    ...figures,
    ...(free(liquido) && {liquido}),
    ...(free(desconto) && {desconto}),
    // What it was taken off is the price that is not reckoned with.
    ...(percentual !== undefined && figures.unitario === stated.unitario && {percentual}),
  };
}

/**
 * The columns by their headings; where most rows then make no sum, the three columns that do. Undefined where nothing
 * looks like items.
 */
export function bestMap(lines: readonly TableRow[], columns: readonly Column[]): NetMap | undefined {
  const stated = byHeading(columns);
  const full = lines.filter(
    line => columns.filter((_, j) => numbersOf(line, j).some(({decimals}) => decimals >= 2)).length >= 2,
  );
  if (full.length === 0) return undefined;
  if (countFitting(full, stated) * 2 >= full.length) return stated;
  let best = {map: stated, count: countFitting(full, stated), accord: FULL_ACCORD};
  const numeric = columns
    .map((column, j) => ({column, j}))
    .filter(
      ({column}) =>
        !['descricao', 'percentual', 'ncm', 'cfop', 'cst', 'item', 'codigo', 'gtin', 'unidade'].includes(column),
    );
  for (const {j: qtde} of numeric)
    for (const {j: unitario} of numeric)
      for (const {j: total} of numeric) {
        if (qtde === unitario || unitario === total || qtde === total) continue;
        const map = swapped(stated, {qtde, unitario, total});
        const count = countFitting(full, map);
        const accord = agreement({qtde, unitario, total}, columns);
        const added = count > best.count || (count === best.count && accord > best.accord);
        if (added && count >= PROOF.rows && count * PROOF.of[1] >= full.length * PROOF.of[0])
          best = {map, count, accord};
      }
  return best.map;
}
