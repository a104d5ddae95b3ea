/**
 * The message of a field's error. react-admin passes it as a string, which is marked if it is translated already, and
 * nests it once more if the whole form was validated at once.
 */
export function errorSentence(message: unknown): string | undefined {
  if (typeof message === 'string') return message.replace(/^@@react-admin@@"?|"$/g, '') || undefined;
  if (typeof message === 'object' && message !== null && 'message' in message) return errorSentence(message.message);
  return undefined;
}
