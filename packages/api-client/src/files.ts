import {commonHeaders} from './http.js';

/**
 * The URL of a stored file: the signed one if the row has it, else the public path.
 * Undefined when there is no file.
 */
export function fileUrl(path: string | null | undefined, signed?: string | null): string | undefined {
  if (signed) return signed;
  if (!path) return undefined;
  if (/^(\/|https?:|blob:)/.test(path)) return path;
  return `/arquivos/${path}`;
}

/** Downloads a private file with the session's permission; null when the server refuses, rejects without a connection. `path`: below /arquivos. */
export async function fileBytes(path: string, signal?: AbortSignal): Promise<Blob | null> {
  const address = fileUrl(path);
  if (!address) return null;
  const answer = await fetch(address, {headers: commonHeaders(), ...(signal && {signal})});
  return answer.ok ? answer.blob() : null;
}
