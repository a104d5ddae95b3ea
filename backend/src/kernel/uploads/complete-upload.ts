import {createHash} from 'node:crypto';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Storage} from '../storage/storage';
import type {UploadKind} from './kind';
import type {Envio} from './rows';
import {partialKey} from './writing';

/** The storage key of a complete file. Its extension follows from its content. */
const keyOf = ({folder, types}: UploadKind, {id, mime}: Pick<Envio, 'id' | 'mime'>): string =>
  `${folder}/${id}.${types[mime ?? ''] ?? 'bin'}`;

/**
 * Completes an upload whose last byte has arrived: cleans the file, hashes it, renames it and stores both in its row. May be
 * repeated at any point by any copy of the server: after a crash the file has one of its two names.
 */
export async function completeUpload(
  {db, storage}: {db: Database; storage: Storage},
  kind: UploadKind,
  envio: Envio,
  expires: Date,
): Promise<void> {
  const [partial, caminho] = [partialKey(envio.id), keyOf(kind, envio)];
  const isThere = async () => (await storage.stat(caminho)) !== undefined;
  // Another copy of the server may rename it meanwhile.
  const unlessThere = async (error: unknown): Promise<void> => {
    if (!(await isThere())) throw error;
  };
  if (!(await isThere())) await kind.clean?.(storage, partial, envio.mime ?? '').catch(unlessThere);
  const sha256 = await sha256Of(storage, partial, caminho);
  await storage.adopt(partial, caminho).catch(unlessThere);
  await db.tx(() =>
    db.query(sql`UPDATE envio SET caminho = ${caminho}, sha256 = ${sha256}, vivo_em = NULL, expira_em = ${expires}
      WHERE id = ${envio.id} AND caminho IS NULL`),
  );
}

/**
 * SHA-256 (hex) of the first of these files that exists. It is opened without checking first: an open file stays readable even
 * when it is renamed.
 * @throws when none of them is there
 */
export async function sha256Of(storage: Storage, ...keys: readonly string[]): Promise<string> {
  for (const key of keys) {
    const file = await storage.open(key);
    if (!file) continue;
    const hash = createHash('sha256');
    for await (const chunk of file.content as AsyncIterable<Buffer>) hash.update(chunk);
    return hash.digest('hex');
  }
  throw new Error(`not in the storage: ${keys.join(', ')}`);
}

/** Whether the bytes recorded as received are on disk: a data folder restored from elsewhere has none of them. */
export async function isOnDisk(storage: Storage, kind: UploadKind, envio: Envio): Promise<boolean> {
  if (envio.caminho !== null || envio.recebidos === 0) return true;
  const partial = await storage.stat(partialKey(envio.id));
  if (partial) return partial.bytes >= envio.recebidos;
  return envio.recebidos === envio.bytes && (await storage.stat(keyOf(kind, envio))) !== undefined;
}

/** All names that its file may have. */
export const keysOf = (kind: UploadKind | undefined, envio: Pick<Envio, 'id' | 'mime' | 'caminho'>): string[] => [
  partialKey(envio.id),
  ...(envio.caminho ? [envio.caminho] : kind && envio.mime ? [keyOf(kind, envio)] : []),
];
