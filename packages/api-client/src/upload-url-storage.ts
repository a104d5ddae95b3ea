import type {PreviousUpload, UrlStorage} from 'tus-js-client';

const PREFIX = 'clube.envio.';
/** Older upload URLs are useless, as the server deletes unfinished uploads after a day. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/**
 * The upload's URL for each file, stored on this device: so that choosing the file again resumes the upload. `mayForget` says
 * whether the error concerned the file; an expired session does not.
 */
export function uploadUrlStorage(mayForget: () => boolean, now = (): number => Date.now()): UrlStorage {
  const read = (key: string): PreviousUpload | undefined => {
    const text = localStorage.getItem(key);
    try {
      return text === null ? undefined : {...(JSON.parse(text) as PreviousUpload), urlStorageKey: key};
    } catch {
      return undefined;
    }
  };
  const keys = (start: string): string[] =>
    Array.from({length: localStorage.length}, (_, i) => localStorage.key(i) ?? '').filter(key => key.startsWith(start));
  const find = async (start: string): Promise<PreviousUpload[]> => keys(start).flatMap(key => read(key) ?? []);
  const prune = (): void => {
    for (const key of keys(PREFIX)) {
      const made = Date.parse(read(key)?.creationTime ?? '');
      // Also removes unreadable entries.
      if (!(made > now() - MAX_AGE_MS)) localStorage.removeItem(key);
    }
  };
  return {
    findAllUploads: () => find(PREFIX),
    findUploadsByFingerprint: fingerprint => find(`${PREFIX}${fingerprint}|`),
    removeUpload: async key => {
      if (mayForget()) localStorage.removeItem(key);
    },
    addUpload: async (fingerprint, upload) => {
      prune();
      const key = `${PREFIX}${fingerprint}|${now()}`;
      localStorage.setItem(key, JSON.stringify(upload));
      return key;
    },
  };
}
