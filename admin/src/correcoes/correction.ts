import type {Schema} from '@clube/api-client';
import {formatPontos} from '@clube/domain';

/** A sale that is worth something else today; its id is the sale's. */
export type Correction = Schema<'VendaACorrigir'> & {id: number};

/** `+60`, `−60`, `0`. */
export const signed = (pontos: number): string =>
  `${pontos > 0 ? '+' : pontos < 0 ? '−' : ''}${formatPontos(Math.abs(pontos))}`;

/** What corrections would post: given, taken back, and both together. */
export function sumsOf(rows: readonly Correction[]) {
  const sum = (of: readonly Correction[]): number => of.reduce((total, {aPontuar}) => total + aPontuar, 0);
  return {
    people: new Set(rows.map(({cpf}) => cpf)).size,
    given: sum(rows.filter(({aPontuar}) => aPontuar > 0)),
    taken: sum(rows.filter(({aPontuar}) => aPontuar < 0)),
    total: sum(rows),
  };
}
