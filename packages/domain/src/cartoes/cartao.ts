import {digitsOnly} from '../documents/mask.js';
import {textOf} from '../forms/field-errors.js';

/** The requested change of a card's status. */
export const UNBLOCK = 0;
export const BLOCK = 1;
export type CartaoChange = typeof UNBLOCK | typeof BLOCK;

export const CHANGE_REQUESTED: Readonly<Record<CartaoChange, string>> = {
  [UNBLOCK]: 'Solicitação de desbloqueio efetuada com sucesso',
  [BLOCK]: 'Solicitação de bloqueio efetuada com sucesso',
};

/** The state of a painter's card; without a number it is only requested. */
export interface CartaoState {
  readonly numero: string | null;
  readonly bloqueado: boolean;
  /** Whether a request to block or unblock it waits for the operator. */
  readonly emBloqueio: boolean;
  readonly emDesbloqueio: boolean;
  readonly entregue: boolean;
}

/** The stage of a painter's card: none, requested, on its way, delivered. */
export function cartaoStage(cartao: CartaoState | null): 'nenhum' | 'pedido' | 'aCaminho' | 'entregue' {
  if (!cartao) return 'nenhum';
  if (cartao.numero === null) return 'pedido';
  return cartao.entregue ? 'entregue' : 'aCaminho';
}

/** The error if this change cannot be requested now; undefined if it can. */
export function changeRefusal(
  {bloqueado, emBloqueio, emDesbloqueio}: Omit<CartaoState, 'numero' | 'entregue'>,
  change: CartaoChange,
): string | undefined {
  if (emDesbloqueio) return 'O desbloqueio do seu cartão já foi pedido e está em andamento.';
  if (emBloqueio) return 'O bloqueio do seu cartão já foi pedido e está em andamento.';
  if (change === BLOCK && bloqueado) return 'O seu cartão já está bloqueado.';
  if (change === UNBLOCK && !bloqueado) return 'O seu cartão já está desbloqueado.';
  return undefined;
}

const NUMBER_LENGTH = {min: 12, max: 19} as const;
const LAST_DIGITS = 4;

export const CARTAO_NUMBER_REQUIRED = 'Informe o número do cartão';
export const INVALID_CARTAO_NUMBER = `O número do cartão tem de ${NUMBER_LENGTH.min} a ${NUMBER_LENGTH.max} dígitos`;
export const WRONG_CARTAO_NUMBER = 'Este número não confere com o do seu cartão';
export const BLOCK_NUMBER = 'Informe o número do cartão ou os 4 últimos dígitos';

/** Whether the text is a card's number in its stored form. */
export function isCartaoNumber(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length >= NUMBER_LENGTH.min && digits.length <= NUMBER_LENGTH.max;
}

/**
 * The error of the number typed to request a change; undefined when it is valid. Unblocking requires the whole number, as the
 * painter has the card; for blocking, the last four digits are enough, as the card may be lost.
 */
export function numberRefusal(typed: string, change: CartaoChange): string | undefined {
  const digits = digitsOnly(typed);
  if (digits === '') return CARTAO_NUMBER_REQUIRED;
  if (isCartaoNumber(digits)) return undefined;
  if (change === UNBLOCK) return INVALID_CARTAO_NUMBER;
  return digits.length === LAST_DIGITS ? undefined : BLOCK_NUMBER;
}

/** Whether the typed number, or its last digits, match this card. */
export function isSameCartao(typed: string, numero: string): boolean {
  const digits = digitsOnly(typed);
  return digits === numero || (digits.length === LAST_DIGITS && numero.endsWith(digits));
}

/** Formats a card's number in groups of four, as printed. */
export function formatCartaoNumber(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The last digits of a card's number, by which its owner recognises it. */
export function lastDigits(numero: string): string {
  return numero.slice(-LAST_DIGITS);
}

/** The card holder's name from the options of a credit; the request may also send the bare name. */
export function cartaoName(option: unknown): string {
  if (typeof option !== 'object' || option === null) return textOf(option);
  return 'nomeCompleto' in option ? textOf(option.nomeCompleto) : '';
}
