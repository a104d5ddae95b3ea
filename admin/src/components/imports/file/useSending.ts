import {client, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import type {Import, ImportKind} from '../kind';

const NONE_CHOSEN = 'Selecione um arquivo primeiro';
const CHANGED = 'O arquivo mudou, ou saiu do lugar, depois de escolhido. Escolha-o de novo.';

/** A browser refuses to send what was saved anew after it was chosen, and says no more than that no answer came. */
async function isThere(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The file that was chosen, its way to the server, and what is wrong with it: what was chosen stays until it has arrived. */
export function useSending({tipo}: ImportKind, onArrived: (received: Import) => void) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [part, setPart] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  useBeforeUnload(part !== undefined);

  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    if (error) notify.dismiss(error);
    setError(undefined);
  };
  const fail = (message: string): void => {
    setError(message);
    notify.error(message);
  };
  const send = async (): Promise<void> => {
    if (part !== undefined) return;
    if (!file) return fail(NONE_CHOSEN);
    if (!(await isThere(file))) return fail(CHANGED);
    const controller = new AbortController();
    sending.current = controller;
    setError(undefined);
    setPart(0);
    try {
      const form = {arquivo: [file], tipo};
      const {signal} = controller;
      onArrived(
        await client.upload('POST', '/api/importacoes', {
          form,
          signal,
          onProgress: setPart,
        }),
      );
    } catch (reason) {
      if (controller.signal.aborted) return;
      fail(messageOf(reason));
    } finally {
      setPart(undefined);
    }
  };
  return {file, error, part, choose, send, stop: () => sending.current?.abort()};
}

/** Asks before the page goes in the middle of something. */
function useBeforeUnload(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
}
