/** What is wrong, field by field, in the order of the form; empty when nothing is. */
export type ErrosCampos = Record<string, string>;

/** Told when something failed that no rule knows: by the server, and by a screen that heard nothing better. */
export const ERRO_INESPERADO = 'Algo deu errado do nosso lado. Tente de novo em instantes.';

/** The first thing that is wrong: what a toast says when only one message fits. */
export function primeiroErro(erros: ErrosCampos): string | undefined {
  return Object.values(erros)[0];
}

/** The message of each field that was left empty, in the order of the messages. */
export function faltam(valores: Readonly<Record<string, unknown>>, mensagens: Readonly<ErrosCampos>): ErrosCampos {
  return Object.fromEntries(Object.entries(mensagens).filter(([campo]) => textoDe(valores[campo]) === ''));
}

/** Whether anything is wrong. */
export function temErros(erros: ErrosCampos): boolean {
  return Object.keys(erros).length > 0;
}

/** The text of a value that came from outside, trimmed; a number as it is written; anything else counts as empty. */
export function textoDe(valor: unknown): string {
  if (typeof valor === 'string') return valor.trim();
  return typeof valor === 'number' && Number.isFinite(valor) ? String(valor) : '';
}

/** A checkbox as it may travel: true, 1 or "1". */
export function marcado(valor: unknown): boolean {
  return valor === true || valor === 1 || valor === '1';
}
