import {notaFromXml} from './nota-from-codes';
import type {PhotoReading} from './read-photo';

/** A slow phone needs some seconds for a large picture; whoever waits longer sends it as it is. */
const LIMIT_MS = 15_000;
const XML_HEAD_BYTES = 64 * 1024;

/** In a thread of its own, which ends, with all its memory, when the picture is read or nobody waits any more. */
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
 * What the code of a picture, or an XML file, says of its receipt, and a smaller file where the picture is large. Empty
 * when this browser cannot open it, or after a while: it is a help and never in the way.
 */
export async function readFile(file: File, mediaType: string, signal: AbortSignal): Promise<PhotoReading> {
  return mediaType === 'application/xml' ? readXml(file) : inWorker(file, signal);
}
