import {READING_SOURCE_LABELS, type ReadField, type ReadingSource} from '@clube/domain';
import {READ_FIELD, FROM_REVENDA, readValues, type FilledField, type Touched} from './fill.ts';
import type {NotaReading} from './types';
import type {EditedVenda} from '../venda';

/** The state of a field that the reading filled in, or could not. */
export interface FieldCheck {
  tone: 'certain' | 'doubtful';
  label?: string;
  why: string;
}

/** A confidence in words, as nobody can judge 0.62 against 0.71. */
export function confidenceInWords(confianca: number): string {
  if (confianca >= 0.9) return 'confiança alta';
  return confianca >= 0.6 ? 'confiança média' : 'confiança baixa';
}

/** One-word labels, as there is little room next to a field's label. */
const SHORT_LABELS: Readonly<Record<ReadingSource, string>> = {
  xml: 'XML',
  qrcode: 'QR code',
  codigo_barras: 'barras',
  chave: 'chave',
  texto: 'texto',
  ocr: 'imagem',
};

const GOOD_ENOUGH_CIDADE = 0.8;

const capitalizeFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
/** Makes a reason a complete sentence. */
export const asSentence = (reason: string): string => capitalizeFirst(/[.!?]$/.test(reason) ? reason : `${reason}.`);

function checkOf({certa, confianca, fonte, motivo: reason}: ReadField): FieldCheck {
  const origin = READING_SOURCE_LABELS[fonte];
  if (certa) return {tone: 'certain', label: SHORT_LABELS[fonte], why: `Lido de: ${origin}.`};
  const explanation = reason ? asSentence(reason) : 'Confira com a nota.';
  const howRead = /^lid[oa]/i.test(explanation)
    ? capitalizeFirst(confidenceInWords(confianca))
    : `Lido de: ${origin}, ${confidenceInWords(confianca)}`;
  return {tone: 'doubtful', label: 'Confira', why: `${explanation} ${howRead}.`};
}

export interface CheckContext {
  reading: NotaReading | undefined;
  venda: EditedVenda;
  touched: Touched;
  /** Name and place come from the registered reseller with the form's CNPJ. */
  fromRevenda: boolean;
}

/** The state of a field's value; undefined if a person has changed it, or if there is no reading yet. */
export function fieldCheckOf(
  field: FilledField,
  {reading, venda, touched, fromRevenda}: CheckContext,
): FieldCheck | undefined {
  if (fromRevenda && FROM_REVENDA.has(field) && venda[field])
    return {tone: 'certain', label: 'revenda', why: 'Do cadastro da revenda.'};
  if (reading?.estado !== 'lida' || touched.has(field)) return undefined;
  const read = reading.campos[READ_FIELD[field]];
  if (!venda[field])
    return field === 'cidadeLoja'
      ? undefined
      : {
          tone: 'doubtful',
          label: 'Não lido',
          why: read?.motivo ? asSentence(read.motivo) : 'Não deu para ler este campo.',
        };
  if (!read || readValues(reading)[field] !== venda[field]) return undefined;
  const check = checkOf(read);
  // The city is optional and does not affect the points, so a single good reading of it is enough.
  return field === 'cidadeLoja' && check.tone === 'doubtful' && read.confianca >= GOOD_ENOUGH_CIDADE
    ? undefined
    : check;
}
