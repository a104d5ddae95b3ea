import {amountsOfLine} from '@clube/domain';
import type {VendaItem, EditedVenda} from '../venda';
import type {ReadItem, Suggestion} from './types';

/**
 * The state of a read line: `certain`: taken over as read; `checked`: confirmed by a person; `check`: its product must
 * be confirmed; `choose`: has no product; `complete`: has a product but not all amounts; `ignored`: not a product of
 * the programme.
 */
export type LineState = 'certain' | 'checked' | 'check' | 'choose' | 'complete' | 'ignored';

export interface ReadLine {
  /** Index in the reading, from 0. */
  index: number;
  read: ReadItem;
  state: LineState;
  item?: VendaItem;
}

/** Converts a read line to an item of this product; undefined if its amounts are incomplete. */
export function itemOfLine(
  read: ReadItem,
  index: number,
  {codigo, nome, valorPontos}: Omit<Suggestion, 'confianca'>,
  conferida: boolean,
): Omit<VendaItem, 'linha'> | undefined {
  const values = amountsOfLine(read);
  return values && {codigo, nome, valorPontos, ...values, lida: index, conferida};
}

/** The items that need no person: every line with a product and complete amounts. */
export function itemsOfReading(readItems: readonly ReadItem[]): VendaItem[] {
  return readItems.flatMap((read, index) => {
    const item = read.produto ? itemOfLine(read, index, read.produto, false) : undefined;
    return item ? [{...item, linha: index + 1}] : [];
  });
}

function stateOf(read: ReadItem, item: VendaItem | undefined, ignored: boolean): LineState {
  if (ignored) return 'ignored';
  if (item?.conferida) return 'checked';
  if (item) return read.certa && read.produto?.certa ? 'certain' : 'check';
  return read.produto && !amountsOfLine(read) ? 'complete' : 'choose';
}

/** The read lines in the order of the receipt, each with its state. */
export function readLines(
  readItems: readonly ReadItem[],
  {itens, ignoradas}: Pick<EditedVenda, 'itens' | 'ignoradas'>,
): ReadLine[] {
  const byIndex = new Map(itens.map(item => [item.lida, item]));
  return readItems.map((read, index) => {
    const item = byIndex.get(index);
    return {index, read, state: stateOf(read, item, ignoradas.includes(index)), ...(item && {item})};
  });
}

/** Whether the line is unchanged and need not be rendered again. */
export const sameLine = (one: ReadLine, other: ReadLine): boolean =>
  one.index === other.index && one.read === other.read && one.item === other.item && one.state === other.state;

export const NEEDS_DECISION: ReadonlySet<LineState> = new Set(['check', 'choose', 'complete']);

/** The text of a line on the receipt. */
export function lineText({codigo, nome}: Pick<ReadItem, 'codigo' | 'nome'>): string {
  return [codigo, nome].filter(Boolean).join(' ') || 'Linha sem descrição legível';
}

/** The decisions about the lines: taken over as items, or ignored. */
export type LineDecisions = Pick<EditedVenda, 'itens' | 'ignoradas'>;

const withoutLine = (venda: LineDecisions, index: number): LineDecisions => ({
  itens: venda.itens.filter(({lida: readIndex}) => readIndex !== index),
  ignoradas: venda.ignoradas.filter(other => other !== index),
});

/** Replaces a line's previous decision by an item. */
export function resolveLine(venda: LineDecisions, item: Omit<VendaItem, 'linha'>): LineDecisions {
  const {itens, ignoradas} = item.lida === undefined ? venda : withoutLine(venda, item.lida);
  const line = Math.max(0, ...venda.itens.map(other => other.linha)) + 1;
  return {itens: [...itens, {...item, linha: line}], ignoradas};
}

/** Ignores a line in the sale. */
export function ignoreLine(venda: LineDecisions, index: number): LineDecisions {
  const {itens, ignoradas} = withoutLine(venda, index);
  return {itens, ignoradas: [...ignoradas, index]};
}

/** Takes an ignored line back in, with its product if it has one. */
export function resumeLine(venda: LineDecisions, index: number, read: ReadItem): LineDecisions {
  const item = read.produto ? itemOfLine(read, index, read.produto, false) : undefined;
  return item ? resolveLine(venda, item) : withoutLine(venda, index);
}

const sameItem = (one: ReadItem, other: ReadItem): boolean =>
  one.codigo === other.codigo && one.nome === other.nome && one.subTotal === other.subTotal;

/**
 * Applies earlier decisions to another reading of the same receipt: each goes to the line with the same text; an item
 * without such a line stays, as if it had been typed.
 */
export function matchLinesAgain(
  venda: LineDecisions,
  before: readonly ReadItem[],
  now: readonly ReadItem[],
): LineDecisions {
  const free = new Set(now.keys());
  const place = (index: number): number | undefined => {
    const read = before[index];
    const found = read && [...free].find(newIndex => now[newIndex] && sameItem(read, now[newIndex]));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const itens = venda.itens.map(({lida: readIndex, ...item}) => {
    const newIndex = readIndex === undefined ? undefined : place(readIndex);
    return {...item, ...(newIndex !== undefined && {lida: newIndex})};
  });
  return {itens, ignoradas: venda.ignoradas.map(place).filter(index => index !== undefined)};
}
