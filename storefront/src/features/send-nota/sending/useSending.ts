import {messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {skipToken, useMutation, useMutationState, useQuery, useQueryClient} from '@tanstack/react-query';
import {useEffect, useEffectEvent, useState} from 'react';
import {withSendLock, sendInBackground} from '../../../base/device/background-sync';
import type {FromWorker} from '../../../base/device/worker-messages';
import type {QueuedFile} from '../queue/queued-file';
import {localReadingQuery, isReadable} from '../codes/local-reading';
import {shrinkItems} from './shrink-items';
import {sendBatches} from './send-batches';
import type {SendQueue} from '../queue/useQueue';
import {readyOf} from '../receipts/receipts';

const SENDING_KEY = ['enviar-notas'];

/** The state of sending, also if it was started before the screen was left. */
export type SendStatus = 'idle' | 'offline' | 'sending';

function useSendStatus(): SendStatus {
  const paused = useMutationState({
    filters: {mutationKey: SENDING_KEY, status: 'pending'},
    select: ({state}) => state.isPaused,
  });
  if (paused.length === 0) return 'idle';
  return paused.every(Boolean) ? 'offline' : 'sending';
}

/** The progress, from 0 to 1; null while the pictures are being shrunk. Survives leaving the screen. */
function useSendShare() {
  const queryClient = useQueryClient();
  const queryKey = [...SENDING_KEY, 'parte'];
  const {data = null} = useQuery<number | null>({queryKey, queryFn: skipToken, gcTime: Infinity});
  return [data, (share: number | null): void => void queryClient.setQueryData(queryKey, share)] as const;
}

/**
 * Sends the queue and reports the progress. Offline it waits for a connection, and then sends the queue of that moment;
 * it continues when the screen is left, and when the app is opened again.
 */
export function useSending(queue: SendQueue, onAccept?: () => void) {
  const queryClient = useQueryClient();
  const [share, setShare] = useSendShare();
  const [accepted, setAccepted] = useState(0);
  const sendAll = async () => {
    // Another painter may have logged in meanwhile. The request stays stored until its painter is back.
    if (!queue.isMine()) return undefined;
    await queue.takeSentByWorker();
    setShare(null);
    setAccepted(0);
    const {items, codigo, resendOf} = queue.current();
    if (readyOf(items).length === 0) {
      // The service worker has sent it already.
      queue.setRequested(false);
      return undefined;
    }
    const read = (item: QueuedFile) => queryClient.query({...localReadingQuery(item), staleTime: 'static'});
    const nothing = () => ({});
    // Leaving the screen cancels a reading in progress, which is then started again.
    const sent = await shrinkItems(readyOf(items), async item =>
      isReadable(item) ? await read(item).catch(() => read(item).catch(nothing)) : {},
    );
    const options = {onProgress: setShare, onLeave: queue.markLeaving};
    const along = {codigo: codigo.trim(), ...(resendOf !== undefined && {resendOf})};
    return {sent, ...(await sendBatches(sent, along, options))};
  };
  const {mutate} = useMutation({
    mutationKey: SENDING_KEY,
    // Offline: the files wait, and the screen says so.
    networkMode: 'online',
    mutationFn: () => withSendLock(sendAll),
    meta: {silencioso: true},
    onSuccess: sending => {
      if (!sending) return;
      const {message, sent, remaining, accepted: count} = sending;
      queue.settle(sent, remaining);
      setAccepted(count);
      if (count === 0) notify.error(message);
      else if (remaining.length === 0) notify.success(message);
      else notify.info(message);
      if (count > 0) {
        queue.setCodigo('');
        queue.forgetResend();
        onAccept?.();
      }
      void queryClient.invalidateQueries({queryKey: ['nao-processadas']});
      void queryClient.invalidateQueries({queryKey: ['movimentos']});
      void queryClient.invalidateQueries({queryKey: ['nota-conferida']});
    },
    onError: error => {
      queue.setRequested(false);
      notify.error(messageOf(error));
    },
  });
  const send = (): void => {
    queue.setRequested(true);
    mutate();
  };
  const status = useSendStatus();
  useResume(queue, mutate);
  useWorker(queue, status);
  return {send, status, share, accepted, clearAccepted: () => setAccepted(0)};
}

/** Restarts a requested but unfinished sending, once, when the stored queue is read. */
function useResume({loaded, current}: SendQueue, send: () => void): void {
  const queryClient = useQueryClient();
  const resume = useEffectEvent(() => {
    const {requested, items} = current();
    const idle = queryClient.isMutating({mutationKey: SENDING_KEY}) === 0;
    if (requested && idle && readyOf(items).length > 0) send();
  });
  // Only once: later failures are shown, and the painter decides.
  useEffect(() => {
    if (loaded) resume();
  }, [loaded]);
}

/** Offline, asks the service worker to send once there is a connection; removes the files that it has sent. */
function useWorker({stored, takeSentByWorker}: SendQueue, status: SendStatus): void {
  useEffect(() => {
    if (status === 'offline' && stored) void sendInBackground().catch(() => undefined);
  }, [status, stored]);
  const hear = useEffectEvent((message: Partial<FromWorker> | null) => {
    if (message?.type === 'queue') void takeSentByWorker();
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const listen = ({data}: MessageEvent): void => hear(data as Partial<FromWorker> | null);
    navigator.serviceWorker.addEventListener('message', listen);
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, []);
}
