import {CHOSEN_PHOTO} from '../../base/session/session';

const NAME = '/foto-escolhida';
/** Who comes back after longer than this begins anew. Milliseconds. */
const KEPT_FOR_MS = 30 * 60_000;

/** Keeps it through a reload. Where nothing may be kept it lives as long as the page. Never rejects. */
export async function keepChosen(file: Blob): Promise<void> {
  try {
    const headers = {'Content-Type': file.type, Date: new Date().toUTCString()};
    await (await caches.open(CHOSEN_PHOTO)).put(NAME, new Response(file, {headers}));
  } catch {
    // No room, or not allowed.
  }
}

/** What was chosen before a reload; undefined where nothing was, or long ago, which is then forgotten. Never rejects. */
export async function keptChosen(): Promise<Blob | undefined> {
  try {
    const kept = await (await caches.open(CHOSEN_PHOTO)).match(NAME);
    if (!kept) return undefined;
    const isFresh = Date.now() - Date.parse(kept.headers.get('Date') ?? '') <= KEPT_FOR_MS;
    if (isFresh) return await kept.blob();
    await forgetChosen();
    return undefined;
  } catch {
    return undefined;
  }
}

/** Never rejects. */
export async function forgetChosen(): Promise<void> {
  if ('caches' in window) await caches.delete(CHOSEN_PHOTO).catch(() => false);
}
