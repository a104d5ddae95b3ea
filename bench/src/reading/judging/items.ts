import type {DocumentItem} from '@clube/receipt-reader';
import type {TruthItem} from '../generator/drawing';
import {normalise, similarity} from './similarity';

const NOME_ALIKE = 0.85;

/** The defects of a read line; empty if it is correct. */
export function defects(line: DocumentItem, item: TruthItem): string[] {
  const price = line.valorUnitario !== undefined && Math.abs(line.valorUnitario - item.valorUnitario) < 0.000_05;
  const faults: [string, boolean][] = [
    ['qtde', line.qtde !== undefined && Math.abs(line.qtde - item.qtde) < 0.000_5],
    ['valorUnitario', price],
    ['subTotal', line.subTotal === item.subTotal],
    ['valorDesconto', (line.valorDesconto ?? 0) === item.valorDesconto],
    ['codigo', item.codigo === undefined || normalise(line.codigo ?? '') === normalise(item.codigo)],
    ['nome', similarity(line.nome ?? '', item.nome) >= NOME_ALIKE],
  ];
  return faults.filter(([, isRight]) => !isRight).map(([campo]) => campo);
}

export interface Pair {
  line?: DocumentItem;
  item?: TruthItem;
  defects: string[];
}

/** Pairs read lines with those of the receipt, in order, so that as much as possible matches. */
export function pairLines(lines: readonly DocumentItem[], itens: readonly TruthItem[]): Pair[] {
  const faults = lines.map(line => itens.map(item => defects(line, item)));
  const score = (i: number, j: number) => 6 - (faults[i]?.[j]?.length ?? 6);
  const [n, m] = [lines.length, itens.length];
  const best = Array.from({length: n + 1}, () => new Array<number>(m + 1).fill(0));
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, best[i + 1]![j + 1]! + score(i, j));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < n || j < m) {
    const [line, item] = [lines[i], itens[j]];
    const together = i < n && j < m && score(i, j) > 0 && best[i]![j] === best[i + 1]![j + 1]! + score(i, j);
    if (together && line && item) {
      pairs.push({line, item, defects: faults[i]?.[j] ?? []});
      i++;
      j++;
    } else if (line && (j >= m || best[i]![j] === best[i + 1]![j])) {
      pairs.push({line, defects: ['a mais']});
      i++;
    } else if (item) {
      pairs.push({item, defects: ['faltou']});
      j++;
    }
  }
  return pairs;
}
