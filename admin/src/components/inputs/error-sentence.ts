/**
 * The sentence of a field's error. react-admin hands it over as a text, marked when it was translated already, or
 * wrapped once more when the whole form was checked at once.
 */
export function errorSentence(message: unknown): string | undefined {
  if (typeof message === 'string') return message.replace(/^@@react-admin@@"?|"$/g, '') || undefined;
  if (typeof message === 'object' && message !== null && 'message' in message) return errorSentence(message.message);
  return undefined;
}
