import {formatDate, type CivilDate} from '../values/dates.js';

// Messages about codes, for the server and for screens that check before sending.
export const NO_CODIGO = 'Informe o código';
export const INVALID_CODIGO = 'Código inválido';
/** Said of a code that is sent without a receipt, but counts only with one. */
export const CODIGO_NEEDS_NOTA = 'Este código só vale junto com uma nota.';
export const CODIGO_OF_TRAINING = 'Este código é de um treinamento: use-o na tela Treinamentos.';

export interface CodigoLimits {
  codigosPorDia: number;
  codigosPorMes: number;
}

/** Codes that a painter has used or sent with pending receipts: on a day, and in its calendar month. */
export interface CodigosSent {
  dia: number;
  mes: number;
}

const codes = (count: number) => (count === 1 ? '1 código' : `${count} códigos`);

/**
 * The error when one more code exceeds the limit; undefined when it does not. A code counts on the day on which the painter sent
 * it. The message is for the painter on that day, or for staff who score a receipt sent on the day `sentOn`.
 */
export function codigoLimitError(
  {dia, mes}: CodigosSent,
  {codigosPorDia, codigosPorMes}: CodigoLimits,
  sentOn?: CivilDate,
): string | undefined {
  const month = sentOn?.slice(0, 7).split('-').reverse().join('/');
  if (dia >= codigosPorDia)
    return sentOn
      ? `O pintor já usou ${codes(dia)} em ${formatDate(sentOn)}, dia em que enviou esta nota (o limite é ${codigosPorDia} por dia). Pontue sem o código.`
      : `Você já usou ${codes(dia)} hoje. Tente de novo amanhã.`;
  if (mes >= codigosPorMes)
    return sentOn
      ? `O pintor já usou ${codes(mes)} em ${month}, mês em que enviou esta nota (o limite é ${codigosPorMes} por mês). Pontue sem o código.`
      : `Você já usou ${codes(mes)} neste mês. Tente de novo no próximo.`;
  return undefined;
}
