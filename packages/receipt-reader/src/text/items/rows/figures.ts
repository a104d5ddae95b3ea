import type {PrintedNumber} from '../../numbers';
import {centsOf, fit} from '../sums';
import {numbersOf, tripleOf, type TableRow, type NetMap} from '../table/column-map';

/** A row that carries an item's figures. */
export interface AnchoredRow {
  line: TableRow;
  figures: {qtde?: PrintedNumber; unitario?: PrintedNumber; total?: PrintedNumber};
}

/** A row with an item's figures: all three that fit, or at least two that are there. */
export function anchorRow(line: TableRow, map: NetMap): AnchoredRow | undefined {
  const triple = tripleOf(line, map);
  if (triple) return {line, figures: triple};
  const qtde = numbersOf(line, map.qtde)[0];
  const unitario = numbersOf(line, map.unitario).find(({decimals}) => decimals >= 2);
  const total = numbersOf(line, map.total).find(({decimals}) => decimals === 2);
  const readings = [qtde, unitario, total].filter(Boolean).length;
  return readings >= 2
    ? {line, figures: {...(qtde && {qtde}), ...(unitario && {unitario}), ...(total && {total})}}
    : undefined;
}

/** The same goods printed again in the unit that is taxed, under an item's figures: quantity and price without a total. */
export function isInOtherUnit({figures}: AnchoredRow, before: AnchoredRow | undefined): boolean {
  const {qtde, unitario, total} = figures;
  const taken = before?.figures.total;
  return !total && qtde !== undefined && unitario !== undefined && taken !== undefined
    ? fit(qtde, unitario, centsOf(taken)) !== 'none'
    : false;
}
