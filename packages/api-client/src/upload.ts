import {valueOf} from './answer.js';
import {ApiError} from './error.js';
import {addressOf, commonHeaders, type AnyInit} from './http.js';
import type {Method} from './types.js';

/** A connection without progress for this long, in ms, counts as lost, even if the phone reports it as open. */
const SILENCE_MS = 60_000;
/** Time limit for the response after the whole upload, as the server may have to process it, in ms. */
const ANSWER_MS = 600_000;

export interface SendInit extends Omit<AnyInit, 'body' | 'timeoutMs'> {
  /** Called with the progress of the upload, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Converts fields to form data: undefined and null are omitted, each element of an array is a separate part. */
export function formData(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part === undefined || part === null) continue;
      if (part instanceof Blob) data.append(name, part);
      else data.append(name, typeof part === 'string' ? part : JSON.stringify(part));
    }
  }
  return data;
}

/**
 * Sends a form with files. By XMLHttpRequest, because fetch cannot report upload progress.
 * @throws ApiError like every request; the signal's reason when aborted
 */
export function send<T>(method: Method, path: string, form: FormData, init: SendInit = {}): Promise<T> {
  const {signal, onProgress = () => undefined, idempotencyKey} = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf(path, init));
    for (const [name, value] of Object.entries(commonHeaders(idempotencyKey))) request.setRequestHeader(name, value);
    let timeout: ReturnType<typeof setTimeout>;
    const wait = (ms: number): void => {
      clearTimeout(timeout);
      timeout = setTimeout(() => request.abort(), ms);
    };
    const stop = (): void => request.abort();
    const lost = (): void => reject(signal?.aborted ? (signal.reason as Error) : new ApiError(0));
    request.upload.onload = () => wait(ANSWER_MS);
    request.upload.onprogress = event => {
      wait(SILENCE_MS);
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      try {
        resolve(valueOf<T>(request.status, request.responseText));
      } catch (reason) {
        reject(reason instanceof Error ? reason : new ApiError(0));
      }
    };
    request.onerror = lost;
    request.onabort = lost;
    request.onloadend = () => {
      clearTimeout(timeout);
      signal?.removeEventListener('abort', stop);
    };
    if (signal?.aborted) return lost();
    signal?.addEventListener('abort', stop);
    request.send(form);
    wait(SILENCE_MS);
  });
}
