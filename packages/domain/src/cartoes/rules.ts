import {formatReais} from '../values/money.js';

/** Fees for the owner of a card, in cents. */
export const CARTAO_FEES = {transferencia: 550, consulta: 224, saque: 900} as const;
/** Fee for moving the balance to a new card after a loss, in percent of the balance. */
export const CARTAO_REPLACEMENT_PERCENT = 2;
/** Maximum duration of blocking and unblocking, in business hours. */
export const CARTAO_BLOCK_HOURS = 24;
/** A transfer requested before this hour is made on the same day. */
export const TRANSFER_CUTOFF_HOUR = 15;

/** The rules of the card, shown on its screen and in the programme's rules. */
export const CARTAO_RULES: readonly string[] = [
  'Cada CPF tem um cartão, enviado em um envelope pelo correio no primeiro resgate de crédito.',
  `Bloqueio e desbloqueio levam até ${CARTAO_BLOCK_HOURS} horas úteis.`,
  `Transferência bancária: ${formatReais(CARTAO_FEES.transferencia)} cada. Pedidos feitos antes das ${TRANSFER_CUTOFF_HOUR}h saem no mesmo dia; depois disso, no dia útil seguinte.`,
  `Consulta de saldo em caixa 24 horas: ${formatReais(CARTAO_FEES.consulta)}. Saque: ${formatReais(CARTAO_FEES.saque)}.`,
  `Passar o saldo para um cartão novo, em caso de perda, custa ${CARTAO_REPLACEMENT_PERCENT}% do saldo.`,
  'Não há tarifa de inatividade com saldo zero.',
];
