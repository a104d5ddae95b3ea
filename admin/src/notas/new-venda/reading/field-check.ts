import {READING_SOURCE_LABELS, type ReadField, type ReadingSource} from '@clube/domain';
import {READ_FIELD, FROM_REVENDA, readValues, type FilledField, type Touched} from './fill.ts';
import type {NotaReading} from './types';
import type {EditedVenda} from '../venda';

/** What is to be said of a field that the reading filled in, or could not. */
export interface FieldCheck {
  tone: 'certain' | 'doubtful';
  label?: string;
  why: string;
}

/** A confidence in words: nobody weighs 0.62 against 0.71. */
export function confidenceInWords(confianca: number): string {
  if (confianca >= 0.9) return 'confiança alta';
  return confianca >= 0.6 ? 'confiança média' : 'confiança baixa';
}

/** Beside a label there is room for a word. */
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
/** A reason as a sentence of its own. */
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
  /** The registered reseller of the form's CNPJ has filled in its name and place. */
  fromRevenda: boolean;
}

/** How a field was filled in; undefined where a person did, or nothing was read yet. */
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
  // The city may be left out and counts for nothing: one good reading of it is enough.
  return field === 'cidadeLoja' && check.tone === 'doubtful' && read.confianca >= GOOD_ENOUGH_CIDADE
    ? undefined
    : check;
}
