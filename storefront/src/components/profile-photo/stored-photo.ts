import {CHOSEN_PHOTO} from '../../base/session/session';

const NAME = '/foto-escolhida';
/** A stored photo is deleted after this time. Milliseconds. */
const MAX_AGE_MS = 30 * 60_000;

/** Stores the photo across a reload. Without storage it lasts as long as the page. Never rejects. */
export async function storePhoto(file: Blob): Promise<void> {
  try {
    const headers = {'Content-Type': file.type, Date: new Date().toUTCString()};
    await (await caches.open(CHOSEN_PHOTO)).put(NAME, new Response(file, {headers}));
  } catch {
    // Storage is full or forbidden.
  }
}

/**
 * The photo chosen before a reload; undefined if there is none or it is outdated, in which case it is deleted. Never
 * rejects.
 */
export async function storedPhoto(): Promise<Blob | undefined> {
  try {
    const stored = await (await caches.open(CHOSEN_PHOTO)).match(NAME);
    if (!stored) return undefined;
    const isFresh = Date.now() - Date.parse(stored.headers.get('Date') ?? '') <= MAX_AGE_MS;
    if (isFresh) return await stored.blob();
    await clearStoredPhoto();
    return undefined;
  } catch {
    return undefined;
  }
}

/** Never rejects. */
export async function clearStoredPhoto(): Promise<void> {
  if ('caches' in window) await caches.delete(CHOSEN_PHOTO).catch(() => false);
}
