import {CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, type Pintor} from '../../catalogo';
import {familiasDe} from '../familias';

/**
 * The painters of a demo of this scale (1: all of them): whole families of referrals, so that each still has its
 * referrer, and always the demo accounts.
 */
export function escolherPintores(pintores: readonly Pintor[], escala: number): Pintor[] {
  if (escala >= 1) return [...pintores];
  const familias = familiasDe(pintores);
  const lista = [...new Set(familias.values())];
  const passo = Math.round(1 / escala);
  const ficam = new Set(lista.filter((_, i) => i % passo === 0));
  for (const cpf of [CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO]) ficam.add(familias.get(cpf) ?? cpf);
  return pintores.filter(({cpf}) => ficam.has(familias.get(cpf) ?? cpf));
}
