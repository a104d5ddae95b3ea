import type {Pintor} from '../catalogue';

/** The first of every chain of referrals stands for all of its members. */
export function familiesOf(pintores: readonly Pintor[]): Map<string, string> {
  const families = new Map<string, string>();
  for (const {cpf, indicadoPor} of pintores) families.set(cpf, (indicadoPor && families.get(indicadoPor)) ?? cpf);
  return families;
}
