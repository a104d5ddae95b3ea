import {heightOf, lineOf, middleY} from '../../lines/lines';
import {centsOf, fit} from '../sums';
import {numbersOf, type TableRow, type NetMap} from './column-map';

/** Quantity and price without a total, or a total without them. */
function halfOf(line: TableRow, map: NetMap): 'esquerda' | 'total' | undefined {
  const [qtde, unitario, total] = [map.qtde, map.unitario, map.total].map(index => numbersOf(line, index).length);
  if (qtde && unitario && !total) return 'esquerda';
  return total && !qtde && !unitario ? 'total' : undefined;
}

function combine(left: TableRow, right: TableRow, map: NetMap): boolean {
  const deviation = Math.abs(middleY(left.line.box) - middleY(right.line.box));
  if (deviation > Math.max(heightOf(left.line.box), heightOf(right.line.box))) return false;
  return numbersOf(right, map.total).some(total =>
    numbersOf(left, map.qtde).some(qtde =>
      numbersOf(left, map.unitario).some(
        unitario => fit(qtde, unitario, centsOf(total)) !== 'none' && total.decimals === 2,
      ),
    ),
  );
}

/**
 * Rows made whole where some cells hold two lines (sold in one unit, taxed in another) and the others one beside their
 * middle: the upper quantity and price are those of the sale.
 */
export function mergeHalves(lines: readonly TableRow[], map: NetMap): TableRow[] {
  const built: TableRow[] = [];
  for (const line of lines) {
    const above = built.at(-1);
    const areJoined =
      above && halfOf(above, map) === 'esquerda' && halfOf(line, map) === 'total' && combine(above, line, map);
    if (!areJoined) {
      built.push(line);
      continue;
    }
    built[built.length - 1] = {
      line: lineOf([...above.line.terms, ...line.line.terms].sort((a, b) => a.box.x0 - b.box.x0)),
      cells: line.cells.map((cell, j) => [...(above.cells[j] ?? []), ...cell]),
      leftovers: [...above.leftovers, ...line.leftovers],
    };
  }
  return built;
}
