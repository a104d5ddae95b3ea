import {ApiError, messageOf} from '@clube/api-client';
import {newKey} from '../../../base/new-key.ts';
import {sendNotas, type FileOutcome, type SendAnswer} from '../api.ts';
import {fileToSend, type QueuedFile} from '../queue/queued-file.ts';
import {batchesOf, type Batch} from './batches.ts';
import {receivedText} from './received-text.ts';
import {readyOf, receiptsOf, type Sending} from '../receipts/receipts.ts';

export interface SendResult {
  /** What was not taken, to be sent again or with the reason why not. */
  remaining: QueuedFile[];
  /** Receipts, not files. */
  accepted: number;
  message: string;
}

const REPEATED = 'NOTA_REPETIDA';
const ALREADY_ARRIVED = 'Esta nota já chegou ao clube. Confira em Pontos.';

/** The answer of one request, also when every file of it was refused. Throws what says nothing about the files. */
async function answerOf(sending: Promise<SendAnswer>): Promise<SendAnswer> {
  try {
    return await sending;
  } catch (error) {
    const files = error instanceof ApiError ? error.body['arquivos'] : undefined;
    if (!Array.isArray(files)) throw error;
    return {mensagem: messageOf(error), arquivos: files as FileOutcome[]};
  }
}

/** Nobody knows what became of the files: the connection ended, or something between here and the club. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Their sending has been answered: the next one is another. */
const answered = (items: readonly QueuedFile[]): QueuedFile[] => items.map(({sending: _, ...item}) => item);

/** Marks each file with its fate and keeps only those that were not taken. */
function remainingOf({items, join}: Batch<QueuedFile>, outcomes: readonly FileOutcome[]): QueuedFile[] {
  const anyOwnFault = outcomes.some(({codigo}) => codigo);
  return answered(items).flatMap((item, i) => {
    const outcome = outcomes[i];
    if (!outcome || outcome.situacao === 'recebida') return [];
    const repeated = items[i]?.sending && outcome.codigo === REPEATED;
    // What came without an answer the last time: of one file it is sure that it is the same receipt.
    if (repeated && !join) return [];
    const becauseOfAnother = anyOwnFault && !outcome.codigo;
    return [
      becauseOfAnother ? item : {...item, error: repeated ? ALREADY_ARRIVED : (outcome.erro ?? 'Não foi aceito')},
    ];
  });
}

const bytesOf = (items: readonly QueuedFile[]): number => items.reduce((sum, item) => sum + fileToSend(item).size, 0);

/** The club's own words, unless there are several, or it refused what is known to have arrived before. */
function batchMessage({mensagem: message, arquivos: files}: SendAnswer, newCount: number): string {
  const allRefused = files.every(({situacao}) => situacao === 'recusada');
  return allRefused && newCount > 0 ? receivedText(newCount) : message;
}

/** The sending that a request is: a new one, or the same again. */
const sendingOf = ({items, join, sending}: Batch<QueuedFile>, along: SendContext): Sending =>
  sending ?? {key: newKey(), items: items.map(({key}) => key), join, ...along};

/** What goes with the first receipt that is taken: a code, the rejected receipt that it is sent in place of. */
export type SendContext = Pick<Sending, 'codigo' | 'again'>;

export type SendNotas = typeof sendNotas;

export interface SendOptions {
  /** How much has travelled, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the files that are about to be sent, with their sending: it must be stored even if this tab ends now. */
  onLeave: (items: readonly QueuedFile[]) => Promise<void>;
  send?: SendNotas;
}

/**
 * Sends the receipts, request after request; what goes along with the first of which something is taken. What could not
 * be sent stays as it is, and the message says why; what got no answer is sent again, later, as the same sending.
 */
export async function sendBatches(
  items: readonly QueuedFile[],
  along: SendContext,
  {onProgress, onLeave, send = sendNotas}: SendOptions,
): Promise<SendResult> {
  const ready = readyOf(items);
  const batches: Batch<QueuedFile>[] = batchesOf(ready);
  const total = Math.max(1, bytesOf(ready));
  const messages: string[] = [];
  const remaining = items.filter(item => !ready.includes(item));
  let [sent, accepted, unused] = [0, 0, along];
  for (const [i, batch] of batches.entries()) {
    const bytes = bytesOf(batch.items);
    const sentBefore = sent;
    const sending = sendingOf(batch, unused);
    const leaving = batch.items.map(item => ({...item, sending}));
    try {
      await onLeave(leaving);
      const report = (share: number) => onProgress((sentBefore + bytes * share) / total);
      const answer = await answerOf(send({files: batch.items.map(fileToSend), sending}, report));
      const left = remainingOf(batch, answer.arquivos);
      const newCount = receiptsOf(batch.items).length - receiptsOf(left).length;
      messages.push(batchMessage(answer, newCount));
      remaining.push(...left);
      accepted += newCount;
      if (newCount > 0 && sending.codigo === unused.codigo && sending.again === unused.again) unused = {codigo: ''};
    } catch (error) {
      // The connection is gone or the code was refused: what is left waits in the list.
      remaining.push(...(isUnanswered(error) ? leaving : answered(batch.items)));
      remaining.push(...batches.slice(i + 1).flatMap(rest => rest.items));
      return {remaining, accepted, message: messageOf(error)};
    }
    sent += bytes;
  }
  const [message = remaining.find(({error}) => error)?.error ?? ''] = messages;
  return {remaining, accepted, message: batches.length > 1 ? receivedText(accepted) : message};
}
