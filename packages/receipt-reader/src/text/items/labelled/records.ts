import {labelsOfLine} from '../../labels/labels';
import type {Line} from '../../types';
import type {LabelledField} from './fields';
import type {Column} from '../table/columns';

/** The labelled values of one item. */
export type ItemRecord = readonly LabelledField[];

/** What a foot of a receipt says that no item does. */
const FOOTER_LABELS = [
  'quantidadeItens',
  'pagamento',
  'totalNota',
  'aPagar',
  'produtos',
  'adicionais',
  'transportador',
];

/** What an item is recognised by; a receipt that has one of them for an item has it for all. */
const OWN_COLUMNS: readonly Column[] = ['codigo', 'descricao', 'qtde', 'unitario', 'total', 'liquido'];
const ONCE_COLUMNS: readonly Column[] = [...OWN_COLUMNS, 'gtin', 'unidade', 'desconto'];

export const has = (record: ItemRecord, column: Column): boolean => record.some(field => field.column === column);
const isComplete = (record: ItemRecord): boolean =>
  has(record, 'qtde') && (has(record, 'total') || has(record, 'liquido'));

/** A row that begins what follows the items. */
export const isFooter = (line: Line | undefined): boolean =>
  line !== undefined && labelsOfLine(line).some(({name, start}) => start === 0 && FOOTER_LABELS.includes(name));

/** The last item without what the foot says: from a label that it has already, or a row that no item has. */
function withoutFooter(record: ItemRecord, lines: readonly Line[]): ItemRecord {
  const end = record.findIndex(({column, line}, i) => {
    const before = record.slice(0, i);
    const last = before.at(-1)?.line ?? line;
    const between = lines.slice(last + 1, line + 1);
    return (ONCE_COLUMNS.includes(column) && has(before, column)) || (isComplete(before) && between.some(isFooter));
  });
  return end < 0 ? record : record.slice(0, end);
}

/** Where the first word of a label's value stands. */
export const lineOfValue = ({value, line}: LabelledField, lines: readonly Line[]): number => {
  const digit = value.find(({text}) => text !== 'R$');
  return digit ? lines.findIndex(({terms}) => terms.includes(digit)) : line;
};

/** A discount under the total's row: the item's, or the receipt's own. */
function descontoUnder(record: ItemRecord, lines: readonly Line[]): LabelledField | undefined {
  const total = record.find(({column}) => column === 'total' || column === 'liquido');
  return record.find(({column, line}) => total && column === 'desconto' && line > lineOfValue(total, lines));
}

/** Labelled values of all items. */
export interface ItemRecords {
  records: ItemRecord[];
  /** Nothing tells whether the discount under the last item is its own, as no other item has one there. */
  lastOpen: boolean;
}

/** Items that each begin with one column's label; undefined where that does not part the labels evenly. */
function startingAt(fields: readonly LabelledField[], opens: Column, lines: readonly Line[]): ItemRecords | undefined {
  const starts = fields.flatMap(({column}, i) => (column === opens ? [i] : []));
  const all = starts.map((start, k) => fields.slice(start, starts[k + 1]));
  const first = all.findIndex(isComplete);
  const last = all.findLastIndex(isComplete);
  const [lastRecord, ...others] = all.slice(Math.max(0, first), last + 1).reverse();
  if (first < 0 || !lastRecord) return undefined;
  const clean = withoutFooter(lastRecord, lines);
  const under = descontoUnder(clean, lines);
  const foreign = others.some(record => descontoUnder(record, lines)) ? undefined : under;
  const records = [...others.reverse(), clean.filter(field => field !== foreign)];
  const even = OWN_COLUMNS.every(column => new Set(records.map(record => has(record, column))).size === 1);
  const withoutRepetition = records.every(record =>
    ONCE_COLUMNS.every(column => record.filter(field => field.column === column).length <= 1),
  );
  return even && withoutRepetition && records.every(isComplete)
    ? {records, lastOpen: foreign !== undefined}
    : undefined;
}

/** Labelled values by item: each begins where the label comes again that began the first. */
export function toRecords(fields: readonly LabelledField[], lines: readonly Line[]): ItemRecords | undefined {
  const columns = [...new Set(fields.map(({column}) => column))].filter(column => ONCE_COLUMNS.includes(column));
  for (const column of columns) {
    const records = startingAt(fields, column, lines);
    if (records) return records;
  }
  return undefined;
}
