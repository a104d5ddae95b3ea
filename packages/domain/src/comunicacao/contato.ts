import {tooLong} from '../forms/rules.js';

/** Characters of a message to the support. */
export const MAX_MENSAGEM = 2000;
export const NO_MENSAGEM = 'Informe uma mensagem';
export const MENSAGEM_SENT = 'Mensagem enviada com sucesso';

/** What is wrong with a message to the support; undefined when nothing is. */
export function mensagemError(text: string): string | undefined {
  const {length} = text.trim();
  if (length === 0) return NO_MENSAGEM;
  return length > MAX_MENSAGEM ? tooLong(MAX_MENSAGEM) : undefined;
}
