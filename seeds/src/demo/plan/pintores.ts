import {VETERAN_CPF, NEWCOMER_CPF, type Pintor} from '../../catalogue';
import {familiesOf} from '../families';

/**
 * The painters of a demo of this scale (1: all of them): whole families of referrals, so that each still has its
 * referrer, and always the demo accounts.
 */
export function choosePintores(pintores: readonly Pintor[], scale: number): Pintor[] {
  if (scale >= 1) return [...pintores];
  const families = familiesOf(pintores);
  const list = [...new Set(families.values())];
  const step = Math.round(1 / scale);
  const kept = new Set(list.filter((_, i) => i % step === 0));
  for (const cpf of [VETERAN_CPF, NEWCOMER_CPF]) kept.add(families.get(cpf) ?? cpf);
  return pintores.filter(({cpf}) => kept.has(families.get(cpf) ?? cpf));
}
