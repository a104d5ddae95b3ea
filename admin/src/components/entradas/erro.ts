/**
 * The sentence of a field's error. react-admin hands it over as a text, marked when it was translated already, or
 * wrapped once more when the whole form was checked at once.
 */
export function sentencaDoErro(mensagem: unknown): string | undefined {
  if (typeof mensagem === 'string') return mensagem.replace(/^@@react-admin@@"?|"$/g, '') || undefined;
  if (typeof mensagem === 'object' && mensagem !== null && 'message' in mensagem)
    return sentencaDoErro(mensagem.message);
  return undefined;
}
