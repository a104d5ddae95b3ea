import {ApiError, type ErrorBody} from '@clube/api-client';
import {SEND_LOCK} from '../base/device/worker-messages.ts';
import {afterSending, readyOf, receiptsOf} from '../features/send-nota/receipts/receipts.ts';
import {sendBatches, type SendNotas} from '../features/send-nota/sending/send-batches.ts';
import {readWaiting, writeDatabase} from '../features/send-nota/queue/stored/database.ts';
import {fromStored, toStored, type SentFiles, type QueueState} from '../features/send-nota/queue/stored/shape.ts';
import {notifyPages} from './notices.ts';

const ADDRESS = '/api/upload/venda_foto';

/**
 * Sends queued files in the background when no page is open, just as a page would: with the same keys, which are
 * recorded before sending. Rejects while there is something without a response, so that the browser fires the sync
 * event again.
 */
export const sendWaiting = (): Promise<void> => navigator.locks.request(SEND_LOCK, sendAll);

async function sendAll(): Promise<void> {
  for (const waiting of await readWaiting()) {
    const {pintor, queue, files} = waiting;
    const {passe: pass} = queue;
    if (pass) await sendOf(pintor, fromStored(queue, files), pass);
  }
}

/** The session has ended: the queue stays until its painter is back. */
class SessionOver extends Error {}

async function sendOf(pintor: number, state: QueueState, pass: string): Promise<void> {
  const ready = readyOf(state.items);
  if (ready.length === 0) return;
  const session = {over: false};
  const send: SendNotas = request =>
    post(request, pass).catch((error: unknown) => {
      if (!(error instanceof SessionOver)) throw error;
      // Treated as no response, which keeps the queue and its keys.
      session.over = true;
      throw new ApiError(0);
    });
  let current = state;
  const keep = async (next: QueueState, left?: SentFiles): Promise<void> => {
    current = next;
    const {queue, files} = toStored(next);
    await writeDatabase(pintor, {...queue, ...(next.requested && {passe: pass})}, files, left);
  };
  const along = {codigo: state.codigo.trim(), ...(state.resendOf !== undefined && {resendOf: state.resendOf})};
  const {remaining, accepted} = await sendBatches(ready, along, {
    onProgress: () => undefined,
    onLeave: items => {
      const byKey = new Map(items.map(item => [item.key, item]));
      return keep({...current, items: current.items.map(item => byKey.get(item.key) ?? item)});
    },
    send,
  });
  const remainingKeys = new Set(remaining.map(({key}) => key));
  const gone = ready.filter(({key}) => !remainingKeys.has(key));
  const unanswered = remaining.some(({sending}) => sending);
  await keep(
    {
      items: afterSending(current.items, ready, remaining),
      codigo: accepted > 0 ? '' : current.codigo,
      ...(accepted === 0 && current.resendOf !== undefined && {resendOf: current.resendOf}),
      requested: unanswered,
    },
    {chaves: gone.map(({key}) => key), notas: receiptsOf(gone).length},
  );
  await notifyPages({type: 'queue'});
  if (unanswered && !session.over) throw new ApiError(0);
}

const post: (request: Parameters<SendNotas>[0], pass: string) => ReturnType<SendNotas> = async (
  {files, sending: {key, joinPages, codigo, resendOf}},
  pass,
) => {
  const form = new FormData();
  if (codigo) form.append('codigoPromocional', codigo);
  if (joinPages) form.append('juntar', '1');
  if (resendOf) form.append('reenvioDe', String(resendOf));
  for (const file of files) form.append('arquivos', file);
  const answer = await fetch(ADDRESS, {
    method: 'POST',
    headers: {Accept: 'application/json', Authorization: pass, 'X-Pagina': '/enviar-nf', 'Idempotency-Key': key},
    body: form,
  }).catch(() => {
    throw new ApiError(0);
  });
  if (answer.status === 401) throw new SessionOver();
  const body = (await answer.json().catch(() => ({}))) as ErrorBody;
  if (!answer.ok) throw new ApiError(answer.status, body);
  return body as Awaited<ReturnType<SendNotas>>;
};
