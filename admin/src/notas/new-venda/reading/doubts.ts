import {fieldCheckOf, type CheckContext} from './field-check.ts';
import {NEEDS_DECISION, readLines} from './lines.ts';
import {FILLED_FIELDS, type FilledField} from './fill.ts';
import type {NotaReading} from './types';
import type {EditedVenda} from '../venda';

/** A question that a person should answer before the receipt is scored. */
export type Doubt = {field: FilledField} | {line: number};

/** The open questions in screen order: fields, then lines. */
export function vendaDoubts(context: CheckContext): Doubt[] {
  const {reading, venda} = context;
  const fields = FILLED_FIELDS.filter(field => fieldCheckOf(field, context)?.tone === 'doubtful');
  const lines = readLines(reading?.itens ?? [], venda).filter(({state}) => NEEDS_DECISION.has(state));
  return [...fields.map(field => ({field})), ...lines.map(({index}) => ({line: index}))];
}

const orderOf = (doubt: Doubt): number =>
  'field' in doubt ? FILLED_FIELDS.indexOf(doubt.field) : FILLED_FIELDS.length + doubt.line;

/** The next question after the current one, starting again at the first; undefined if there is none. */
export function nextDoubt(doubts: readonly Doubt[], here: Doubt | undefined): Doubt | undefined {
  const after = here && doubts.find(doubt => orderOf(doubt) > orderOf(here));
  return after ?? doubts[0];
}

/**
 * Whether there is a notice to read before answering: a contradiction, a possible duplicate, a late receipt. The reason
 * for an unreadable receipt needs no answer.
 */
const hasNotice = ({estado: state, avisos, possivelDuplicata, atrasada}: NotaReading): boolean =>
  atrasada ||
  possivelDuplicata !== null ||
  avisos.some(({gravidade}) => (state === 'lida' ? gravidade !== 'informacao' : gravidade === 'erro'));

/**
 * The first question: the first empty field of an unread receipt, else the first open question; undefined if there is
 * none, or if the receipt has a notice to read first.
 */
export function firstDoubt(
  reading: NotaReading | undefined,
  venda: EditedVenda,
  doubts: readonly Doubt[],
): Doubt | undefined {
  if (!reading || reading.estado === 'em_leitura' || hasNotice(reading)) return undefined;
  if (reading.estado === 'lida') return doubts[0];
  const emptyField = FILLED_FIELDS.find(field => field !== 'cidadeLoja' && !venda[field]);
  return emptyField && {field: emptyField};
}

export const isLine = (doubt: Doubt): doubt is {line: number} => 'line' in doubt;
