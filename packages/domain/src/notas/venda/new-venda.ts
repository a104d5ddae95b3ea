import {readTipoFiscal} from '../../documents/receipt/access-key.js';
import {INVALID_CNPJ, isValidCnpj} from '../../documents/cnpj.js';
import {isValidCpf} from '../../documents/cpf.js';
import {isValidUf} from '../../documents/contact/uf.js';
import {textOf, type FieldErrors} from '../../forms/field-errors.js';
import {readDate, type CivilDate} from '../../values/dates.js';
import {itemsError, type TypedItem} from './venda-items.js';

/** The fields of the new-sale form that are checked, with the placeholders they are called by. */
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

/** A sale as the form or the request carries it. Totals, promotional code, city and message flag may be left out. */
export type NewVenda = Readonly<Partial<Record<NewVendaField, unknown>>> & {
  readonly itens?: readonly TypedItem[];
};

// Messages of a field, for the server and for the form as soon as the field is left.
/** Also of a CPF that no painter has. */
export const INVALID_VENDA_CPF = 'CPF inválido';
export const INVALID_VENDA_DATE = `${NEW_VENDA_FIELDS.realizadoEm} inválido`;
export const INVALID_TIPO_FISCAL = 'Tipo Fiscal inválido';
export const VENDA_ALREADY_PROCESSED = 'Venda já processada';
export const PRODUTO_NOT_FOUND = 'Produto não encontrado';

const REQUIRED = ['cpf', 'cnpjLoja', 'nomeLoja', 'identificador', 'realizadoEm'] as const;
const MAX_LOJA_NAME = 150;

/** The number of a receipt without leading zeros, so that 000123 and 123 are one; undefined when it is no number. */
export function normaliseIdentificador(identificador: unknown): string | undefined {
  const text = textOf(identificador);
  return /^\d{1,15}$/.test(text) ? text.replace(/^0+(?=\d)/, '') : undefined;
}

/** What is missing, in the order of the form's submit: state, items, fiscal type, then the other fields. */
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

/** What was filled in but cannot be right. */
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
 * What keeps a sale from being processed, in the order in which the form says it: first all that is missing, and only
 * when nothing is, all that is wrong. Dates in any of the three written forms; the sale is not in the future.
 */
export function validateNewVenda(venda: NewVenda, today: CivilDate): FieldErrors {
  const missing = missingFields(venda);
  return Object.keys(missing).length > 0 ? missing : invalidFields(venda, today);
}
