import {notaFromXml} from './nota-from-codes';
import type {PhotoReading} from './read-photo';

/**
 * The limit for reading a picture, which takes a slow phone some seconds; after that it is sent unread. Milliseconds.
 */
const LIMIT_MS = 15_000;
const XML_HEAD_BYTES = 64 * 1024;

/**
 * Runs in a worker of its own, terminated with its memory when the picture is read or the result is no longer needed.
 */
function inWorker(file: File, signal: AbortSignal): Promise<PhotoReading> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {type: 'module'});
    const giveUp = (): void => finish({});
    const timer = setTimeout(giveUp, LIMIT_MS);
    const finish = (reading: PhotoReading): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      worker.terminate();
      resolve(reading);
    };
    worker.onmessage = ({data}: MessageEvent<PhotoReading>) => finish(data);
    worker.onerror = giveUp;
    signal.addEventListener('abort', giveUp);
    worker.postMessage(file);
  });
}

async function readXml(file: File): Promise<PhotoReading> {
  const nota = notaFromXml(await file.slice(0, XML_HEAD_BYTES).text());
  return nota ? {nota} : {};
}

/**
 * Reads the code of a picture or XML file, and shrinks a large picture. Empty if this browser cannot open it, or after
 * the time limit: the reading is optional.
 */
export async function readFile(file: File, mediaType: string, signal: AbortSignal): Promise<PhotoReading> {
  return mediaType === 'application/xml' ? readXml(file) : inWorker(file, signal);
}
