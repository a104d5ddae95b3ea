import {fill, type Touched} from '../reading/fill.ts';
import {matchLinesAgain} from '../reading/lines.ts';
import type {NotaReading} from '../reading/types';
import type {EditedVenda} from '../venda';

/** The form's values with their origin: which ones a person has changed, and the reading that the others came from. */
export interface FormValues {
  venda: EditedVenda;
  touched: Touched;
  reading?: NotaReading | undefined;
  /** The read lines of earlier decisions, until there is a new reading. */
  lines?: NotaReading['itens'];
}

/** Sets values that a person has entered. */
export function withTyped(before: FormValues, part: Partial<EditedVenda>): FormValues {
  const fields = Object.keys(part) as (keyof EditedVenda)[];
  return {...before, venda: {...before.venda, ...part}, touched: new Set([...before.touched, ...fields])};
}

/** Sets values that a look-up has found: a later reading does not overwrite them, but a person may. */
export function withFound(before: FormValues, part: Partial<EditedVenda>): FormValues {
  return {...before, venda: {...before.venda, ...part}};
}

/**
 * Sets the values of the reading in every field that no person has changed. `revenda` is the CNPJ of the reseller that
 * was found.
 */
export function withReading(before: FormValues, reading: NotaReading, revenda?: string): FormValues {
  const lines = before.reading?.itens ?? before.lines;
  const itens =
    before.touched.has('itens') && reading.estado === 'lida'
      ? matchLinesAgain(before.venda, lines ?? [], reading.itens)
      : {};
  // During a new reading, earlier decisions still refer to the previous lines.
  const previous = reading.estado !== 'lida' && lines ? {itens: lines} : {};
  return {
    ...before,
    venda: fill({...before.venda, ...itens}, reading, before.touched, revenda),
    reading: {...reading, ...previous},
  };
}
