import {ENTREGA_FIELD_NAMES, withoutNotInformed, validateEnderecoEntrega, hasErrors} from '@clube/domain';
import type {EnderecoEntrega as Endereco} from '@clube/domain';
import type {Pintor} from '../../../base/types';

export type {Endereco};

const FROM_CADASTRO: Readonly<Record<keyof Endereco, keyof Pintor>> = {
  entregaNome: 'nome',
  entregaCep: 'endCep',
  entregaRua: 'endRua',
  entregaNumero: 'endNumero',
  entregaComplemento: 'endComplemento',
  entregaBairro: 'endBairro',
  entregaCidade: 'endCidade',
  entregaEstado: 'endEstado',
};

/** The address of the last delivery; else that of the profile, as a start. */
export function initialEndereco(pintor: Pintor): Endereco {
  const cadastro = withoutNotInformed(pintor);
  const saved = pintor.enderecoEntrega;
  const fields = ENTREGA_FIELD_NAMES.map(field => {
    const value = saved?.entregaCep ? saved[field] : cadastro[FROM_CADASTRO[field]];
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(fields) as Endereco;
}

/** The stored, incomplete address; undefined if there is none. */
export function readEndereco(stored: object): Endereco | undefined {
  const fields = ENTREGA_FIELD_NAMES.map(field => [field, Reflect.get(stored, field) as unknown] as const);
  return fields.every(([, value]) => typeof value === 'string') ? (Object.fromEntries(fields) as Endereco) : undefined;
}

/** A complete stored address goes straight to the confirmation; any other must be completed first. */
export const isEnderecoReady = (pintor: Pintor, endereco: Endereco): boolean =>
  Boolean(pintor.enderecoEntrega?.entregaCep) && !hasErrors(validateEnderecoEntrega({...endereco}));
