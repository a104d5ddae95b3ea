import {Refusal} from '../../../kernel/refusals/refusals';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';

/** The result of each sent file. */
export interface FileOutcome {
  nome: string;
  situacao: 'recebida' | 'recusada';
  id?: number;
  nomeArquivo?: string;
  erro?: string;
  codigo?: string;
}

export interface ReceivedNota {
  id: number;
  nomeArquivo: string;
}

/** A refusal that may concern one of the files. */
export class FileRefusal extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly file: ReceivedFile,
  ) {
    super(refusal.message);
  }
}

/** The refusal in an error, and the file it concerns, if any; rethrows any other error. */
export function readRefusal(error: unknown): {refusal: Refusal; file?: ReceivedFile} {
  if (error instanceof FileRefusal) return error;
  if (error instanceof Refusal) return {refusal: error};
  throw error;
}

export const receivedOutcomes = (parts: readonly ReceivedFile[], received: ReceivedNota): FileOutcome[] =>
  parts.map(({originalName: nomeOriginal}) => ({nome: nomeOriginal, situacao: 'recebida', ...received}));

/**
 * The results of a refused receipt: the refused file has the reason, the receipt's other files say that they were not
 * accepted either.
 */
export function refusedOutcomes(
  parts: readonly ReceivedFile[],
  {refusal, file}: {refusal: Refusal; file?: ReceivedFile},
): FileOutcome[] {
  const own = {erro: refusal.message, codigo: refusal.codigo};
  const ofAnother = {erro: `Não foi enviado: é da mesma nota que ${file?.originalName}`};
  return parts.map(part => ({
    nome: part.originalName,
    situacao: 'recusada',
    ...(file && part !== file ? ofAnother : own),
  }));
}

/** The refusal's text, which names the file if the receipt has several. */
export const refusalText = (parts: readonly ReceivedFile[], {refusal, file}: ReturnType<typeof readRefusal>): string =>
  file && parts.length > 1 ? `${file.originalName}: ${refusal.message}` : refusal.message;

export function summary(accepted: number, total: number): string {
  if (accepted === total) return total === 1 ? 'Nota enviada com sucesso' : `${total} notas enviadas com sucesso`;
  return `${accepted} de ${total} arquivos enviados. Veja o que houve com os outros.`;
}
