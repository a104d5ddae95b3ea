import type {Schema} from '@clube/api-client';
import {formatPontos} from '@clube/domain';

/** A sale that would get different points if it were scored today; `id` is the sale's id. */
export type Correction = Schema<'VendaACorrigir'> & {id: number};

/** A number with its sign: `+60`, `−60`, `0`. */
export const signed = (pontos: number): string =>
  `${pontos > 0 ? '+' : pontos < 0 ? '−' : ''}${formatPontos(Math.abs(pontos))}`;

/** The total points that the corrections give, take back and post, and the number of painters. */
export function sumsOf(rows: readonly Correction[]) {
  const sum = (of: readonly Correction[]): number => of.reduce((total, {aPontuar}) => total + aPontuar, 0);
  return {
    people: new Set(rows.map(({cpf}) => cpf)).size,
    given: sum(rows.filter(({aPontuar}) => aPontuar > 0)),
    taken: sum(rows.filter(({aPontuar}) => aPontuar < 0)),
    total: sum(rows),
  };
}
