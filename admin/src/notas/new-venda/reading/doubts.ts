import {fieldCheckOf, type CheckContext} from './field-check.ts';
import {NEEDS_DECISION, readLines} from './lines.ts';
import {FILLED_FIELDS, type FilledField} from './fill.ts';
import type {NotaReading} from './types';
import type {EditedVenda} from '../venda';

/** Something that a person should look at before the receipt is scored. */
export type Doubt = {field: FilledField} | {line: number};

/** The open questions in the order of the screen: fields, then lines. */
export function vendaDoubts(context: CheckContext): Doubt[] {
  const {reading, venda} = context;
  const fields = FILLED_FIELDS.filter(field => fieldCheckOf(field, context)?.tone === 'doubtful');
  const lines = readLines(reading?.itens ?? [], venda).filter(({state}) => NEEDS_DECISION.has(state));
  return [...fields.map(field => ({field})), ...lines.map(({index}) => ({line: index}))];
}

const orderOf = (doubt: Doubt): number =>
  'field' in doubt ? FILLED_FIELDS.indexOf(doubt.field) : FILLED_FIELDS.length + doubt.line;

/** The next question after the place one is at, and around again from the start; undefined when there is none. */
export function nextDoubt(doubts: readonly Doubt[], here: Doubt | undefined): Doubt | undefined {
  const after = here && doubts.find(doubt => orderOf(doubt) > orderOf(here));
  return after ?? doubts[0];
}

/**
 * Something is to be read before anything is answered: a contradiction, a possible duplicate, a late receipt. Why a receipt could
 * not be read needs no answer.
 */
const hasNotice = ({estado: state, avisos, possivelDuplicata, atrasada}: NotaReading): boolean =>
  atrasada ||
  possivelDuplicata !== null ||
  avisos.some(({gravidade}) => (state === 'lida' ? gravidade !== 'informacao' : gravidade === 'erro'));

/**
 * Where a person begins: at the first empty field of an unread receipt, else at the first open question; undefined
 * where there is none, or where the receipt has something to be read first.
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
