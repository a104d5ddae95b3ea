import {formatReais} from '../values/money.js';

/** What the card costs its owner, in cents. */
export const CARTAO_FEES = {transferencia: 550, consulta: 224, saque: 900} as const;
/** Of the balance, when it is moved to another card after a loss. */
export const CARTAO_REPLACEMENT_PERCENT = 2;
/** Blocking and unblocking take up to so many business hours. */
export const CARTAO_BLOCK_HOURS = 24;
/** A transfer that is requested before this hour leaves the same day. */
export const TRANSFER_CUTOFF_HOUR = 15;

/** The card's own rules, as its screen and the programme's rules say them. */
export const CARTAO_RULES: readonly string[] = [
  'Cada CPF tem um cartão, enviado em um envelope pelo correio no primeiro resgate de crédito.',
  `Bloqueio e desbloqueio levam até ${CARTAO_BLOCK_HOURS} horas úteis.`,
  `Transferência bancária: ${formatReais(CARTAO_FEES.transferencia)} cada. Pedidos feitos antes das ${TRANSFER_CUTOFF_HOUR}h saem no mesmo dia; depois disso, no dia útil seguinte.`,
  `Consulta de saldo em caixa 24 horas: ${formatReais(CARTAO_FEES.consulta)}. Saque: ${formatReais(CARTAO_FEES.saque)}.`,
  `Passar o saldo para um cartão novo, em caso de perda, custa ${CARTAO_REPLACEMENT_PERCENT}% do saldo.`,
  'Não há tarifa de inatividade com saldo zero.',
];
