import type {Schema} from '@clube/api-client';
import {formatPontos} from '@clube/domain';

/** A sale that would get other points if it were scored today; `id` is that of the sale. */
export type Correction = Schema<'VendaACorrigir'> & {id: number};

/** `+60`, `−60`, `0`. */
export const signed = (pontos: number): string =>
  `${pontos > 0 ? '+' : pontos < 0 ? '−' : ''}${formatPontos(Math.abs(pontos))}`;

/** The points that the corrections would give, take back and post in all, and to how many painters. */
export function sumsOf(rows: readonly Correction[]) {
  const sum = (of: readonly Correction[]): number => of.reduce((total, {aPontuar}) => total + aPontuar, 0);
  return {
    people: new Set(rows.map(({cpf}) => cpf)).size,
    given: sum(rows.filter(({aPontuar}) => aPontuar > 0)),
    taken: sum(rows.filter(({aPontuar}) => aPontuar < 0)),
    total: sum(rows),
  };
}
