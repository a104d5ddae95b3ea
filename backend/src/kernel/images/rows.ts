import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

/** One rendition of a picture, as in its row. */
export interface Rendition {
  caminho: string;
  /** Pixels. */
  largura: number;
  altura: number;
  bytes: number;
  sha256: string;
}

export interface StoredPicture {
  /** Id of its row in `arquivo`. */
  id: number;
  /** The main rendition's. */
  caminho: string;
}

export type MainRow = Pick<Rendition, 'caminho' | 'bytes' | 'sha256'> & {publico: boolean};

type Db = Pick<Database, 'query' | 'one' | 'tx'>;

/** Inserts a picture's rows, inside a transaction. Returns the id of its row in `arquivo`. */
export async function insertPicture(
  db: Db,
  {caminho, bytes, sha256, publico, nomeOriginal}: MainRow & {nomeOriginal: string | null},
  renditions: readonly Rendition[],
): Promise<number> {
  const [file] = await db.query(
    sql<{id: number}>`INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, publico)
      VALUES (${caminho}, ${nomeOriginal}, 'image/webp', ${bytes}, ${sha256}, ${publico}) RETURNING id`,
  );
  if (!file) throw new Error('the picture has no row');
  await insertRenditions(db, file.id, renditions);
  return file.id;
}

export async function insertRenditions(db: Db, fileId: number, renditions: readonly Rendition[]): Promise<void> {
  const rows = renditions.map(({caminho, largura, altura, bytes, sha256}) => ({
    caminho,
    largura,
    altura,
    bytes,
    sha256,
  }));
  await db.query(
    sql`INSERT INTO imagem (arquivo_id, caminho, largura, altura, bytes, sha256)
      SELECT ${fileId}, x.caminho, x.largura, x.altura, x.bytes, x.sha256
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(caminho text, largura int, altura int, bytes int, sha256 text)`,
  );
}

/** The picture that a file below /arquivos belongs to. */
export async function fileOf(db: Db, caminho: string): Promise<number | undefined> {
  const path = sql.bound(caminho);
  const found = await db.one(
    sql<{id: number}>`SELECT id FROM arquivo WHERE caminho = ${path}
      UNION ALL SELECT arquivo_id FROM imagem WHERE caminho = ${path} LIMIT 1`,
  );
  return found?.id;
}

/**
 * Deletes a picture's rows unless another row uses it. Returns the paths of the files that are no longer used. Inside a
 * transaction, which stays usable if this fails.
 */
export async function deletePictureIfUnused(db: Db, fileId: number): Promise<string[]> {
  await db.query(sql`SAVEPOINT imagem_esquecida`);
  try {
    // First, so that no rendition is added to a picture that is being deleted.
    await db.query(sql`SELECT 1 FROM arquivo WHERE id = ${fileId} FOR UPDATE`);
    const drawn = await db.query(
      sql<{caminho: string}>`DELETE FROM imagem WHERE arquivo_id = ${fileId} RETURNING caminho`,
    );
    const main = await db.query(
      sql<{caminho: string}>`WITH f AS (DELETE FROM arquivo WHERE id = ${fileId} RETURNING caminho, vista)
        SELECT caminho FROM f UNION SELECT vista FROM f WHERE vista IS NOT NULL`,
    );
    await db.query(sql`RELEASE imagem_esquecida`);
    return [...new Set([...main, ...drawn].map(({caminho}) => caminho))];
  } catch (error) {
    if ((error as {code?: string}).code !== '23503') throw error;
    await db.query(sql`ROLLBACK TO imagem_esquecida`);
    return [];
  }
}

/**
 * Whether a commit without a response is known to have been rolled back: inserting the same unique path waits for that
 * transaction to end, and succeeds only if it was rolled back. Leaves no row.
 */
export function wasRolledBack(db: Db, {caminho, bytes, sha256}: MainRow): Promise<boolean> {
  return db.tx(async () => {
    const mine = await db.query(
      sql<{
        id: number;
      }>`INSERT INTO arquivo (caminho, mime, bytes, sha256) VALUES (${caminho}, 'image/webp', ${bytes}, ${sha256})
        ON CONFLICT (caminho) DO NOTHING RETURNING id`,
    );
    for (const {id} of mine) await db.query(sql`DELETE FROM arquivo WHERE id = ${id}`);
    return mine.length > 0;
  });
}
