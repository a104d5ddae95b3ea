import type {PreviousUpload, UrlStorage} from 'tus-js-client';

const PREFIX = 'clube.envio.';
/** The server keeps what nobody goes on with for a day: what is as old as this is of no use. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/**
 * The upload's URL for each file, stored on this device: so that choosing the file again resumes the upload. `mayForget` says
 * whether what the server answered was about the file; a session that is over says nothing about it.
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
      // Also what cannot be read.
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
