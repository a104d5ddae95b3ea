/** What is told of a number that was typed and is none that may be, by server and forms alike. */
export const INVALID_INTEGER = 'Informe um número inteiro';
/** The same of an amount in reais. */
export const INVALID_AMOUNT = 'Informe um valor válido';

export const minimumOf = (minimum: number): string => `O mínimo é ${minimum}`;
