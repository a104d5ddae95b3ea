import {STORED_LESSONS} from '../../../../base/session/session';

/** The URL's path: signed URLs of one file differ only in the query. */
const keyOf = (link: string): string => new URL(link, window.location.origin).pathname;

export const canStore = (): boolean => 'caches' in window;

export async function storedVideo(link: string): Promise<Blob | undefined> {
  if (!canStore()) return undefined;
  const response = await (await caches.open(STORED_LESSONS)).match(keyOf(link));
  return response?.blob();
}

export async function isStored(link: string): Promise<boolean> {
  return canStore() && (await (await caches.open(STORED_LESSONS)).match(keyOf(link))) !== undefined;
}

/**
 * Stores a lesson's files on the device, to be played offline and from any position. They are written while they
 * arrive, as a video does not fit in memory. Aborting by `signal` leaves nothing.
 * @param onProgress called with the number of bytes received
 */
export async function storeVideo(
  links: readonly string[],
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(STORED_LESSONS);
  let come = 0;
  for (const link of links) {
    // oxlint-disable-next-line no-restricted-globals -- A file's signed URL, not an API endpoint.
    const answer = await fetch(link, {signal});
    if (!answer.ok || !answer.body) throw new Error(`the file was answered with ${answer.status}`);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        onProgress((come += chunk.byteLength));
        controller.enqueue(chunk);
      },
    });
    const type = answer.headers.get('Content-Type') ?? '';
    await cache.put(keyOf(link), new Response(answer.body.pipeThrough(counter), {headers: {'Content-Type': type}}));
  }
}

export async function removeStored(links: readonly string[]): Promise<void> {
  const cache = await caches.open(STORED_LESSONS);
  await Promise.all(links.map(link => cache.delete(keyOf(link))));
}
