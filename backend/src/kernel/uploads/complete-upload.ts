import {createHash} from 'node:crypto';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Storage} from '../storage/storage';
import type {UploadKind} from './kind';
import type {Envio} from './rows';
import {partialKey} from './writing';

/** Where a whole file lies. The ending is its content's. */
const keyOf = ({folder, types}: UploadKind, {id, mime}: Pick<Envio, 'id' | 'mime'>): string =>
  `${folder}/${id}.${types[mime ?? ''] ?? 'bin'}`;

/**
 * Of an upload whose last byte is there: cleans it, reads it once for its sum, gives it its name, notes both. May be repeated at any
 * point, by any copy of the server: whoever was killed in between left one of the two names.
 */
export async function completeUpload(
  {db, storage}: {db: Database; storage: Storage},
  kind: UploadKind,
  envio: Envio,
  expires: Date,
): Promise<void> {
  const [partial, caminho] = [partialKey(envio.id), keyOf(kind, envio)];
  const isThere = async () => (await storage.stat(caminho)) !== undefined;
  // Another copy may give it its name meanwhile.
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
 * Of the first of these that is there, as the hexadecimal digits of its SHA-256. Each is opened without a check before: what is
 * open stays, whatever it is called meanwhile.
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

/** Whether what was noted as received is there: a folder that was put back from elsewhere has none of it. */
export async function isOnDisk(storage: Storage, kind: UploadKind, envio: Envio): Promise<boolean> {
  if (envio.caminho !== null || envio.recebidos === 0) return true;
  const partial = await storage.stat(partialKey(envio.id));
  if (partial) return partial.bytes >= envio.recebidos;
  return envio.recebidos === envio.bytes && (await storage.stat(keyOf(kind, envio))) !== undefined;
}

/** Every name that its file may have. */
export const keysOf = (kind: UploadKind | undefined, envio: Pick<Envio, 'id' | 'mime' | 'caminho'>): string[] => [
  partialKey(envio.id),
  ...(envio.caminho ? [envio.caminho] : kind && envio.mime ? [keyOf(kind, envio)] : []),
];
