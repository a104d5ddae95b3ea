import {ApiError, isUnanswered, messageOf} from '@clube/api-client';
import {newKey} from '../../../base/new-key.ts';
import {sendNotas, type FileOutcome, type SendAnswer} from '../api.ts';
import {fileToSend, type QueuedFile} from '../queue/queued-file.ts';
import {batchesOf, type Batch} from './batches.ts';
import {receivedText} from './received-text.ts';
import {readyOf, receiptsOf, type SendAttempt} from '../receipts/receipts.ts';

export interface SendResult {
  /** The files that were not accepted, to be sent again or with the reason for the refusal. */
  remaining: QueuedFile[];
  /** Receipts, not files. */
  accepted: number;
  message: string;
}

const REPEATED = 'NOTA_REPETIDA';
const ALREADY_ARRIVED = 'Esta nota já chegou ao Clube. Confira em Pontos.';

/**
 * The response of one request, also if every file was refused.
 * @throws errors that say nothing about the files
 */
async function answerOf(sending: Promise<SendAnswer>): Promise<SendAnswer> {
  try {
    return await sending;
  } catch (error) {
    const files = error instanceof ApiError ? error.body['arquivos'] : undefined;
    if (!Array.isArray(files)) throw error;
    return {mensagem: messageOf(error), arquivos: files as FileOutcome[]};
  }
}

/** Clears the request key after a response: the next one is a new request. */
const answered = (items: readonly QueuedFile[]): QueuedFile[] => items.map(({sending: _, ...item}) => item);

/** Marks each file with its result and keeps only those that were not accepted. */
function remainingOf({items, joinPages}: Batch<QueuedFile>, outcomes: readonly FileOutcome[]): QueuedFile[] {
  const anyOwnFault = outcomes.some(({codigo}) => codigo);
  return answered(items).flatMap((item, i) => {
    const outcome = outcomes[i];
    if (!outcome || outcome.situacao === 'recebida') return [];
    const repeated = items[i]?.sending && outcome.codigo === REPEATED;
    // The file's last request had no response: for a receipt of one file, being refused as a duplicate means that it
    // had arrived.
    if (repeated && !joinPages) return [];
    const becauseOfAnother = anyOwnFault && !outcome.codigo;
    return [
      becauseOfAnother ? item : {...item, error: repeated ? ALREADY_ARRIVED : (outcome.erro ?? 'Não foi aceito')},
    ];
  });
}

const bytesOf = (items: readonly QueuedFile[]): number => items.reduce((sum, item) => sum + fileToSend(item).size, 0);

/** The server's message, unless there are several, or it refused a file that is known to have arrived. */
function batchMessage({mensagem: message, arquivos: files}: SendAnswer, newCount: number): string {
  const allRefused = files.every(({situacao}) => situacao === 'recusada');
  return allRefused && newCount > 0 ? receivedText(newCount) : message;
}

/** The data of a request: new, or the same as before. */
const sendingOf = ({items, joinPages, sending}: Batch<QueuedFile>, along: SendContext): SendAttempt =>
  sending ?? {key: newKey(), items: items.map(({key}) => key), joinPages, ...along};

/** Data sent with the first accepted receipt: a code, and the rejected receipt that it replaces. */
export type SendContext = Pick<SendAttempt, 'codigo' | 'resendOf'>;

export type SendNotas = typeof sendNotas;

export interface SendOptions {
  /** The progress, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the files about to be sent and their request key, to be stored even if this tab is closed now. */
  onLeave: (items: readonly QueuedFile[]) => Promise<void>;
  send?: SendNotas;
}

/**
 * Sends the receipts in one request after the other; code and replaced receipt go with the first one that is accepted.
 * Files that could not be sent stay, with the reason in the message; files without a response are sent again later with
 * the same key.
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
      if (newCount > 0 && sending.codigo === unused.codigo && sending.resendOf === unused.resendOf)
        unused = {codigo: ''};
    } catch (error) {
      // The connection was lost or the code was refused: the remaining files stay in the list.
      remaining.push(...(isUnanswered(error) ? leaving : answered(batch.items)));
      remaining.push(...batches.slice(i + 1).flatMap(rest => rest.items));
      return {remaining, accepted, message: messageOf(error)};
    }
    sent += bytes;
  }
  const [message = remaining.find(({error}) => error)?.error ?? ''] = messages;
  return {remaining, accepted, message: batches.length > 1 ? receivedText(accepted) : message};
}
