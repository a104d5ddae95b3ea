import type {Pintor} from '../catalogue';

/** Maps each painter to the first of their chain of referrals, who identifies the family. */
export function familiesOf(pintores: readonly Pintor[]): Map<string, string> {
  const families = new Map<string, string>();
  for (const {cpf, indicadoPor} of pintores) families.set(cpf, (indicadoPor && families.get(indicadoPor)) ?? cpf);
  return families;
}
