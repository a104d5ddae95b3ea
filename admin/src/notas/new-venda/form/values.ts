import {fill, type Touched} from '../reading/fill.ts';
import {matchLinesAgain} from '../reading/lines.ts';
import type {NotaReading} from '../reading/types';
import type {EditedVenda} from '../venda';

/** The form with what it came from: which values are a person's, and the reading that gave the others. */
export interface FormValues {
  venda: EditedVenda;
  touched: Touched;
  reading?: NotaReading | undefined;
  /** The lines that were decided on before, until there is a reading again. */
  lines?: NotaReading['itens'];
}

/** Values that a person has given. */
export function withTyped(before: FormValues, part: Partial<EditedVenda>): FormValues {
  const fields = Object.keys(part) as (keyof EditedVenda)[];
  return {...before, venda: {...before.venda, ...part}, touched: new Set([...before.touched, ...fields])};
}

/** Values that a look-up has given: a later reading may not know better, but a person does. */
export function withFound(before: FormValues, part: Partial<EditedVenda>): FormValues {
  return {...before, venda: {...before.venda, ...part}};
}

/** What was read, in every field that nobody has touched. `revenda` is the CNPJ of the reseller that was found. */
export function withReading(before: FormValues, reading: NotaReading, revenda?: string): FormValues {
  const lines = before.reading?.itens ?? before.lines;
  const itens =
    before.touched.has('itens') && reading.estado === 'lida'
      ? matchLinesAgain(before.venda, lines ?? [], reading.itens)
      : {};
  // While it is read once more, what was decided still belongs to the lines of before.
  const previous = reading.estado !== 'lida' && lines ? {itens: lines} : {};
  return {
    ...before,
    venda: fill({...before.venda, ...itens}, reading, before.touched, revenda),
    reading: {...reading, ...previous},
  };
}
