import {ApiError, messageOf} from '@clube/api-client';
import {sendLargeFile, type LargeFile} from '@clube/api-client/resumable';
import {useEffect, useRef, useState} from 'react';

/**
 * The state of an upload. `waiting`: the connection is lost, and retried automatically. `whole`: all bytes are sent,
 * and the server is processing the file.
 */
export type UploadState = 'none' | 'sending' | 'waiting' | 'paused' | 'failed' | 'whole';

export interface Sending {
  state: UploadState;
  file: File | undefined;
  sent: number;
  /** The error message to show. */
  error: string | undefined;
}

interface Options {
  tipo: string;
  /** Passes the uploaded file on to its use. An error that it throws is shown, and `resume` tries again. */
  onComplete: (id: string, file: File) => Promise<void>;
  send?: typeof sendLargeFile;
}

const NONE: Sending = {state: 'none', file: undefined, sent: 0, error: undefined};
const ALREADY_USED = 'ENVIO_USADO';

/** Uploads one large file at a time, until it was processed. Leaving the screen pauses the upload. */
export function useLargeFile({tipo, onComplete, send = sendLargeFile}: Options) {
  const [sending, setSending] = useState<Sending>(NONE);
  const upload = useRef<LargeFile>(undefined);
  /** Counts the uploads begun: events of a cancelled one are ignored. */
  const attempt = useRef(0);
  const whole = useRef<string>(undefined);
  // What the file is for may have changed since the upload began.
  const complete = useRef(onComplete);
  useEffect(() => {
    complete.current = onComplete;
  }, [onComplete]);

  useEffect(
    () => () => {
      attempt.current++;
      void upload.current?.pause();
    },
    [],
  );

  const change = (more: Partial<Sending>): void => setSending(before => ({...before, ...more}));

  const end = async (): Promise<void> => {
    await upload.current?.forget();
    [upload.current, whole.current] = [undefined, undefined];
    setSending(NONE);
  };

  const handOver = async (id: string, file: File): Promise<void> => {
    whole.current = id;
    change({state: 'whole', sent: file.size, error: undefined});
    try {
      await complete.current(id, file);
      await end();
    } catch (reason) {
      // The file was processed but the response was lost: a retry would process it twice.
      if (reason instanceof ApiError && reason.codigo === ALREADY_USED) await upload.current?.forget();
      change({state: 'failed', error: messageOf(reason)});
    }
  };

  const start = async (file: File): Promise<void> => {
    const own = ++attempt.current;
    const whileCurrent =
      <A extends unknown[]>(listener: (...args: A) => void) =>
      (...args: A): void => {
        if (attempt.current === own) listener(...args);
      };
    whole.current = undefined;
    setSending({state: 'sending', file, sent: 0, error: undefined});
    const sent = await send(file, {
      tipo,
      onProgress: whileCurrent(bytes => change({state: 'sending', sent: bytes})),
      onWaiting: whileCurrent(() => change({state: 'waiting'})),
      onComplete: whileCurrent(id => void handOver(id, file)),
      onError: whileCurrent((error: ApiError) => change({state: 'failed', error: error.erro})),
    });
    if (attempt.current === own) upload.current = sent;
    else void sent.pause();
  };

  const pause = (): void => {
    change({state: 'paused'});
    void upload.current?.pause();
  };

  const resume = (): void => {
    const {file} = sending;
    if (!file) return;
    if (whole.current) return void handOver(whole.current, file);
    change({state: 'sending', error: undefined});
    upload.current?.resume();
  };

  const cancel = async (): Promise<void> => {
    attempt.current++;
    setSending(NONE);
    const ended = upload.current;
    [upload.current, whole.current] = [undefined, undefined];
    await ended?.cancel();
  };

  return {...sending, start, pause, resume, cancel};
}
