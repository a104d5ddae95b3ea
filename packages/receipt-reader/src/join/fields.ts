import type {ReadField, ReadingSource} from '@clube/domain';
import {levelOf} from '../document/certainty';
import type {Candidate} from './candidates';

/** A field's value with its confidence and place. */
export interface FieldReading<T> {
  value: T;
  field: ReadField;
}

/** Rounds a confidence to thousandths. */
export const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

export function field(
  confidence: number,
  certa: boolean,
  source: ReadingSource,
  rest: Pick<ReadField, 'motivo' | 'lugar'> = {},
): ReadField {
  return {
    confianca: toThousandths(Math.min(1, Math.max(0, confidence))),
    certa,
    fonte: source,
    ...(rest.motivo && !certa ? {motivo: rest.motivo} : {}),
    ...(rest.lugar ? {lugar: rest.lugar} : {}),
  };
}

const REASONS: Readonly<Record<ReadingSource, string>> = {
  xml: 'Confira com o XML',
  qrcode: 'Confira com a nota',
  codigo_barras: 'Confira com a nota',
  chave: 'A chave de acesso não é certa: confira',
  texto: 'Lido do texto do PDF, sem outra confirmação: confira',
  ocr: 'Lido da imagem: confira',
};

/** Converts a candidate to a field. Uncertain ones get a lower confidence than certain ones, and a reason. */
export function fieldOf<T>(candidate: Candidate<T>, certa: boolean, reason?: string): FieldReading<T> {
  const {best, confidence, sources} = candidate;
  const source = sources[0] ?? best.source;
  return {
    value: candidate.value,
    field: field(levelOf(confidence, certa), certa, source, {motivo: reason ?? REASONS[source], lugar: best.place}),
  };
}
