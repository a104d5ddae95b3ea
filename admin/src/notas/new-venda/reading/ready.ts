import {firstError, validateNewVenda, type CivilDate, type FieldErrors} from '@clube/domain';
import {vendaToValidate, type EditedVenda} from '../venda.ts';
import {notaDifference} from './difference.ts';
import type {Doubt} from './doubts.ts';
import {readLines} from './lines.ts';
import type {NotaReading} from './types';

interface Situation {
  reading: NotaReading | undefined;
  venda: EditedVenda;
  doubts: readonly Doubt[];
  errors: FieldErrors;
  pintorKnown: boolean;
  today: CivilDate;
}

/** Whether the sale needs no further check: all values are certain or decided, consistent and valid. */
export function isReady({reading, venda, doubts, errors, pintorKnown, today}: Situation): boolean {
  if (reading?.estado !== 'lida' || !pintorKnown || doubts.length > 0) return false;
  if (reading.atrasada || reading.possivelDuplicata || reading.avisos.some(({gravidade}) => gravidade !== 'informacao'))
    return false;
  if (firstError(errors) || firstError(validateNewVenda(vendaToValidate(venda), today))) return false;
  return (notaDifference(reading, readLines(reading.itens, venda), venda)?.missing ?? 0) === 0;
}
