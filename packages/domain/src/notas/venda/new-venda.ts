import {readTipoFiscal} from '../../documents/receipt/access-key.js';
import {INVALID_CNPJ, isValidCnpj} from '../../documents/cnpj.js';
import {isValidCpf} from '../../documents/cpf.js';
import {isValidUf} from '../../documents/contact/uf.js';
import {textOf, type FieldErrors} from '../../forms/field-errors.js';
import {readDate, type CivilDate} from '../../values/dates.js';
import {itemsError, type TypedItem} from './venda-items.js';

/** The validated fields of the new-sale form, with their placeholders. */
export const NEW_VENDA_FIELDS = {
  cpf: 'CPF',
  cnpjLoja: 'CNPJ',
  nomeLoja: 'Nome da Loja',
  estadoLoja: 'Estado',
  cidadeLoja: 'Cidade',
  tipoFiscal: 'Tipo Fiscal',
  identificador: 'Número Fiscal',
  realizadoEm: 'Data da Venda',
} as const;

type NewVendaField = keyof typeof NEW_VENDA_FIELDS;

/** A sale in the form or request. Totals, promotional code, city and message flag are optional. */
export type NewVenda = Readonly<Partial<Record<NewVendaField, unknown>>> & {
  readonly itens?: readonly TypedItem[];
};

// Messages of single fields, for the server and for the form when a field loses focus.
/** Also used for a CPF that no painter has. */
export const INVALID_VENDA_CPF = 'CPF inválido';
export const INVALID_VENDA_DATE = `${NEW_VENDA_FIELDS.realizadoEm} inválido`;
export const INVALID_TIPO_FISCAL = 'Tipo Fiscal inválido';
export const VENDA_ALREADY_PROCESSED = 'Venda já processada';
export const PRODUTO_NOT_FOUND = 'Produto não encontrado';

const REQUIRED = ['cpf', 'cnpjLoja', 'nomeLoja', 'identificador', 'realizadoEm'] as const;
const MAX_LOJA_NAME = 150;

/** The number of a receipt without leading zeros, so that 000123 equals 123; undefined when it is no number. */
export function normaliseIdentificador(identificador: unknown): string | undefined {
  const text = textOf(identificador);
  return /^\d{1,15}$/.test(text) ? text.replace(/^0+(?=\d)/, '') : undefined;
}

/** The errors of missing fields, in the order of the form's submit: state, items, fiscal type, then the other fields. */
function missingFields(venda: NewVenda): FieldErrors {
  const errors: FieldErrors = {};
  if (!textOf(venda.estadoLoja)) errors['estadoLoja'] = 'Estado obrigatório';
  if (!venda.itens?.length) errors['itens'] = 'Adicione itens antes de processar';
  if (!textOf(venda.tipoFiscal)) errors['tipoFiscal'] = 'Tipo Fiscal obrigatório';
  for (const field of REQUIRED) if (!textOf(venda[field])) errors[field] = `${NEW_VENDA_FIELDS[field]} obrigatório`;
  return errors;
}

function dateError(value: unknown, today: CivilDate): string | undefined {
  const date = readDate(textOf(value));
  if (!date) return INVALID_VENDA_DATE;
  return date > today ? 'A data da venda não pode estar no futuro' : undefined;
}

/** The errors of fields that are filled in but invalid. */
function invalidFields(venda: NewVenda, today: CivilDate): FieldErrors {
  const candidates: Record<string, string | undefined> = {
    estadoLoja: isValidUf(textOf(venda.estadoLoja)) ? undefined : 'Estado inválido',
    itens: itemsError(venda.itens ?? []),
    tipoFiscal: readTipoFiscal(textOf(venda.tipoFiscal)) ? undefined : INVALID_TIPO_FISCAL,
    cpf: isValidCpf(textOf(venda.cpf)) ? undefined : INVALID_VENDA_CPF,
    cnpjLoja: isValidCnpj(textOf(venda.cnpjLoja)) ? undefined : INVALID_CNPJ,
    nomeLoja: textOf(venda.nomeLoja).length > MAX_LOJA_NAME ? 'Nome da Loja inválido' : undefined,
    identificador: normaliseIdentificador(venda.identificador) ? undefined : 'Número Fiscal inválido',
    realizadoEm: dateError(venda.realizadoEm, today),
  };
  const found = Object.entries(candidates).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(found);
}

/**
 * Validates a new sale; returns errors by field in the order of the form: first all missing fields, and only
 * if none is missing, all invalid ones. Dates in any of the three formats; the sale must not be in the future.
 */
export function validateNewVenda(venda: NewVenda, today: CivilDate): FieldErrors {
  const missing = missingFields(venda);
  return Object.keys(missing).length > 0 ? missing : invalidFields(venda, today);
}
