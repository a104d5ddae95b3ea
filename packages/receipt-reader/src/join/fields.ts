import type {ReadField, ReadingSource} from '@clube/domain';
import type {Candidate} from './candidates';

/** A field's value with how well it was read. */
export interface FieldReading<T> {
  value: T;
  field: ReadField;
}

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

export function field(
  confidence: number,
  certa: boolean,
  source: ReadingSource,
  rest: Pick<ReadField, 'motivo' | 'lugar'> = {},
): ReadField {
  return {
    confianca: round(confidence),
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

/** A candidate as a field. What is not certain stays below what certain ones have, and says why. */
export function fieldOf<T>(candidate: Candidate<T>, certa: boolean, reason?: string): FieldReading<T> {
  const {best, confidence, sources} = candidate;
  const source = sources[0] ?? best.source;
  const level = certa ? Math.max(confidence, 0.95) : Math.min(confidence, 0.94);
  return {
    value: candidate.value,
    field: field(level, certa, source, {motivo: reason ?? REASONS[source], lugar: best.place}),
  };
}
