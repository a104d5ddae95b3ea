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

/** Where the last prize went; else the address of the registration, as a start. */
export function initialEndereco(pintor: Pintor): Endereco {
  const cadastro = withoutNotInformed(pintor);
  const saved = pintor.enderecoEntrega;
  const fields = ENTREGA_FIELD_NAMES.map(field => {
    const value = saved?.entregaCep ? saved[field] : cadastro[FROM_CADASTRO[field]];
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(fields) as Endereco;
}

/** A half-typed address that the tab stored; undefined where there is none. */
export function readEndereco(stored: object): Endereco | undefined {
  const fields = ENTREGA_FIELD_NAMES.map(field => [field, Reflect.get(stored, field) as unknown] as const);
  return fields.every(([, value]) => typeof value === 'string') ? (Object.fromEntries(fields) as Endereco) : undefined;
}

/** A saved address that is complete goes straight to the confirmation; anything else has to be filled in first. */
export const isEnderecoReady = (pintor: Pintor, endereco: Endereco): boolean =>
  Boolean(pintor.enderecoEntrega?.entregaCep) && !hasErrors(validateEnderecoEntrega({...endereco}));
