import {formatDate, formatReais} from '@clube/domain';
import type {UnprocessedNota} from '../types.ts';

type ReadFields = Partial<Pick<UnprocessedNota, 'numero' | 'total' | 'dataEmissao'>>;

/** `Nota 48213 · R$ 160,90 · 05/10/2026`: the values read from a receipt on one line; undefined if there are none. */
export function readSummary({numero, total, dataEmissao}: ReadFields): string | undefined {
  const parts = [
    ...(numero ? [`Nota ${numero}`] : []),
    ...(typeof total === 'number' ? [formatReais(Math.round(total * 100))] : []),
    ...(dataEmissao ? [formatDate(dataEmissao)] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
