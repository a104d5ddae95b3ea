import {HttpError} from 'react-admin';

/** What is said of a failed call: the server's own sentence or that there is no connection; else the document's words. */
export function failureOf(error: unknown, words?: string): string {
  const said = error instanceof Error ? error.message : '';
  if (!words) return said || 'Não foi possível falar com o servidor';
  if (!(error instanceof HttpError)) return words;
  const {erro} = (error.body ?? {}) as {erro?: string};
  return (erro ?? (error.status === 0 ? said : '')) || words;
}
