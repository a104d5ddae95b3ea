import {isValidCpf} from '../documents/cpf.js';
import {digitsOnly} from '../documents/mask.js';
import {formatReais} from '../values/money.js';
import {CARTAO_NUMBER_REQUIRED, INVALID_CARTAO_NUMBER, isCartaoNumber} from './cartao.js';

/** One line of the operator's file, about one card (0-rules, 6). */
export interface SaldoLine {
  /** The card's number, digits only. */
  readonly numero: string;
  /** Balance in BRL, a plain decimal with at most two places. */
  readonly saldo: string;
  /** CPF of the painter who requested the card, digits only; empty if absent in the file. */
  readonly cpf: string;
  readonly codigoBarras: string;
  /** Undefined if absent in the file. */
  readonly bloqueado?: boolean;
}

const MAX_SALDO_CENTS = 99_999_999;
export const INVALID_SALDO = `Informe um saldo de ${formatReais(0)} a ${formatReais(MAX_SALDO_CENTS)}`;
export const INVALID_SITUACAO = 'A situação é Ativo ou Bloqueado';
const MAX_CODIGO = 60;

const ACTIVE: readonly string[] = ['ativo', 'ativa', 'desbloqueado', 'desbloqueada'];
const BLOCKED: readonly string[] = ['bloqueado', 'bloqueada'];

/** Parses a line from its texts by field (numbers as plain decimals); returns the line or the pt-BR errors by field. */
export function readSaldoLine(
  texts: Readonly<Partial<Record<string, string>>>,
): {line: SaldoLine} | {errors: Readonly<Record<string, string>>} {
  const text = (field: string): string => (texts[field] ?? '').trim();
  const errors: Record<string, string> = {};
  const [saldo, codigoBarras, situacao] = [text('saldo'), text('codigoBarras'), text('situacao').toLowerCase()];
  const numero = digitsOnly(text('numero'));
  // Spreadsheets remove leading zeros.
  const cpf = text('cpf') && digitsOnly(text('cpf')).padStart(11, '0');
  if (numero === '') errors.numero = CARTAO_NUMBER_REQUIRED;
  else if (!isCartaoNumber(numero)) errors.numero = INVALID_CARTAO_NUMBER;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(saldo)) errors.saldo = INVALID_SALDO;
  if (cpf !== '' && !isValidCpf(cpf)) errors.cpf = 'CPF inválido';
  if (codigoBarras.length > MAX_CODIGO) errors.codigoBarras = `O proxy tem até ${MAX_CODIGO} caracteres`;
  const bloqueado = BLOCKED.includes(situacao);
  if (situacao !== '' && !bloqueado && !ACTIVE.includes(situacao)) errors.situacao = INVALID_SITUACAO;
  if (Object.keys(errors).length > 0) return {errors};
  return {line: {numero, saldo, cpf, codigoBarras, ...(situacao !== '' && {bloqueado})}};
}
