import {tooLong} from '../forms/rules.js';

/** Maximum length of a message to the support, in characters. */
export const MAX_MENSAGEM = 2000;
export const NO_MENSAGEM = 'Informe uma mensagem';
export const MENSAGEM_SENT = 'Mensagem enviada com sucesso';

/** The error of a message to the support; undefined when it is valid. */
export function mensagemError(text: string): string | undefined {
  const {length} = text.trim();
  if (length === 0) return NO_MENSAGEM;
  return length > MAX_MENSAGEM ? tooLong(MAX_MENSAGEM) : undefined;
}
