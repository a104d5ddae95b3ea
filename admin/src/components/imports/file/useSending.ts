import {ApiError, client, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import type {FieldErrors} from '@clube/domain';
import {useBeforeUnload} from '../../useBeforeUnload';
import type {Import, ImportKind, ImportParams} from '../kind';

const NONE_CHOSEN = 'Selecione um arquivo primeiro';
const CHANGED = 'O arquivo mudou, ou saiu do lugar, depois de escolhido. Escolha-o de novo.';

/**
 * Whether the file can still be read: browsers refuse to send a file that was saved again after it was chosen, and
 * report only a network error.
 */
async function isThere(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The chosen file, its upload and its error; the file stays chosen until the upload has succeeded. */
export function useSending(
  {tipo, params}: ImportKind,
  parametros: ImportParams,
  onArrived: (received: Import) => void,
) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [paramErrors, setParamErrors] = useState<FieldErrors>({});
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
    const wrong = params?.errorsOf(parametros) ?? {};
    setParamErrors(wrong);
    const [first] = Object.values(wrong);
    if (first !== undefined) notify.error(first);
    if (!file) return fail(NONE_CHOSEN);
    if (first !== undefined) return;
    if (!(await isThere(file))) return fail(CHANGED);
    const controller = new AbortController();
    sending.current = controller;
    setError(undefined);
    setPart(0);
    try {
      const form = {arquivo: [file], tipo, ...(params && {parametros: JSON.stringify(parametros)})};
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
      const campos = reason instanceof ApiError ? reason.campos : {};
      const ofParams = Object.keys(campos).some(campo => campo in parametros);
      setParamErrors(ofParams ? campos : {});
      if (ofParams) notify.error(messageOf(reason));
      else fail(messageOf(reason));
    } finally {
      setPart(undefined);
    }
  };
  const forgetParams = (): void => setParamErrors({});
  return {file, error, paramErrors, forgetParams, part, choose, send, stop: () => sending.current?.abort()};
}
