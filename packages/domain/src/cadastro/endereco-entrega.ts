import {INVALID_CEP, isValidCep} from '../documents/contact/cep.js';
import {isValidUf} from '../documents/contact/uf.js';
import {textOf, type FieldErrors} from '../forms/field-errors.js';
import type {PintorField} from './fields/fields.js';

/** The fields of a delivery address, in the order of the form. All are required, including the complement. */
export const ENDERECO_ENTREGA_FIELDS = {
  entregaNome: {label: 'Nome', max: 120},
  entregaCep: {label: 'CEP', max: 9},
  entregaRua: {label: 'Rua', max: 120},
  entregaNumero: {label: 'Número', max: 20},
  entregaComplemento: {label: 'Complemento', max: 60},
  entregaBairro: {label: 'Bairro', max: 80},
  entregaCidade: {label: 'Cidade', max: 80},
  entregaEstado: {label: 'UF', max: 2},
} as const satisfies Record<string, PintorField>;

export type EntregaFieldName = keyof typeof ENDERECO_ENTREGA_FIELDS;
export type EnderecoEntrega = Record<EntregaFieldName, string>;

export const ENTREGA_FIELD_NAMES = Object.keys(ENDERECO_ENTREGA_FIELDS) as EntregaFieldName[];

function entregaError(field: EntregaFieldName, value: string): string | undefined {
  const {label, max} = ENDERECO_ENTREGA_FIELDS[field];
  if (!value) return `${label} obrigatório`;
  if (field === 'entregaCep' && !isValidCep(value)) return INVALID_CEP;
  if (field === 'entregaEstado' && !isValidUf(value)) return 'UF inválida';
  return value.length > max ? `${label} deve ter no máximo ${max} caracteres` : undefined;
}

/** Validates a delivery address; returns errors by field, in the order of the form. */
export function validateEnderecoEntrega(endereco: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of ENTREGA_FIELD_NAMES) {
    const error = entregaError(field, textOf(endereco[field]));
    if (error) errors[field] = error;
  }
  return errors;
}
