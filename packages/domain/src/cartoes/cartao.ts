import {digitsOnly} from '../documents/mask.js';
import {textOf} from '../forms/field-errors.js';

/** What a change of the card's status asks for. */
export const UNBLOCK = 0;
export const BLOCK = 1;
export type CartaoChange = typeof UNBLOCK | typeof BLOCK;

export const CHANGE_REQUESTED: Readonly<Record<CartaoChange, string>> = {
  [UNBLOCK]: 'Solicitação de desbloqueio efetuada com sucesso',
  [BLOCK]: 'Solicitação de bloqueio efetuada com sucesso',
};

/** What is known of a painter's card; without a number it has been requested only. */
export interface CartaoState {
  readonly numero: string | null;
  readonly bloqueado: boolean;
  /** A request to block it, or to unblock it, waits for the operator. */
  readonly emBloqueio: boolean;
  readonly emDesbloqueio: boolean;
  readonly entregue: boolean;
}

/** Where a painter's card is: none, requested, on its way, in the painter's hands. */
export function cartaoStage(cartao: CartaoState | null): 'nenhum' | 'pedido' | 'aCaminho' | 'entregue' {
  if (!cartao) return 'nenhum';
  if (cartao.numero === null) return 'pedido';
  return cartao.entregue ? 'entregue' : 'aCaminho';
}

/** Why this change cannot be requested now; undefined when it can. */
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

/** A card's number as it is kept. */
export function isCartaoNumber(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length >= NUMBER_LENGTH.min && digits.length <= NUMBER_LENGTH.max;
}

/**
 * What is wrong with the number that was typed to ask for a change; undefined when nothing is. Who unblocks has the card
 * in hand and types all of it; who lost it may know the last four digits only, and blocks by them.
 */
export function numberRefusal(typed: string, change: CartaoChange): string | undefined {
  const digits = digitsOnly(typed);
  if (digits === '') return CARTAO_NUMBER_REQUIRED;
  if (isCartaoNumber(digits)) return undefined;
  if (change === UNBLOCK) return INVALID_CARTAO_NUMBER;
  return digits.length === LAST_DIGITS ? undefined : BLOCK_NUMBER;
}

/** Whether what was typed means this card. */
export function isSameCartao(typed: string, numero: string): boolean {
  const digits = digitsOnly(typed);
  return digits === numero || (digits.length === LAST_DIGITS && numero.endsWith(digits));
}

/** `6062820000001234` as it is printed: in fours. */
export function formatCartaoNumber(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The digits that name a card to its owner. */
export function lastDigits(numero: string): string {
  return numero.slice(-LAST_DIGITS);
}

/** The name for the card among a credit's options, which may be sent bare. */
export function cartaoName(option: unknown): string {
  if (typeof option !== 'object' || option === null) return textOf(option);
  return 'nomeCompleto' in option ? textOf(option.nomeCompleto) : '';
}
