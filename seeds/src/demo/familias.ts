import type {Pintor} from '../catalogo';

/** The first of every chain of referrals stands for all of its members. */
export function familiasDe(pintores: readonly Pintor[]): Map<string, string> {
  const familias = new Map<string, string>();
  for (const {cpf, indicadoPor} of pintores) familias.set(cpf, (indicadoPor && familias.get(indicadoPor)) ?? cpf);
  return familias;
}
