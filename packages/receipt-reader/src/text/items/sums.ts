import type {Numero} from '../numbers';

export type Encaixe = 'exato' | 'folga' | 'nao';

export const centavosDe = ({valor}: Numero): number => Math.round(valor * 100);

/** Quantity × unit price in cents with six decimals: for comparing with what is printed, which any figure may be. */
export function produto(qtde: Numero, unitario: Numero): number {
  return Math.round(qtde.valor * unitario.valor * 1e8) / 1e6;
}

/**
 * Whether quantity × price − discount gives a total: to the cent (halves rounded or cut off), or within what a unit price
 * with more decimals than are printed may hide.
 */
export function encaixe(qtde: Numero, unitario: Numero, total: number, desconto = 0): Encaixe {
  const desvio = Math.abs(produto(qtde, unitario) - desconto - total);
  if (desvio < 1) return 'exato';
  const escondido =
    qtde.valor * 0.5 * 10 ** (2 - unitario.casas) + 0.5 * unitario.valor * 100 * 10 ** -(qtde.casas || 9);
  return desvio <= Math.max(1, Math.min(escondido, total / 100)) ? 'folga' : 'nao';
}
