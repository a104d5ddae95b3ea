/** What is told of a number that was typed and is none that may be, by server and forms alike. */
export const INTEIRO_INVALIDO = 'Informe um número inteiro';
/** The same of an amount in reais. */
export const VALOR_INVALIDO = 'Informe um valor válido';

export const minimoDe = (minimo: number): string => `O mínimo é ${minimo}`;
