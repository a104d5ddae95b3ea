import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

/** A picture in one of its widths, as its row says. */
export interface Rendition {
  caminho: string;
  /** Pixels. */
  largura: number;
  altura: number;
  bytes: number;
  sha256: string;
}

export interface StoredPicture {
  /** Of its row in `arquivo`. */
  id: number;
  /** Of the one that stands for all. */
  caminho: string;
}

export type MainRow = Pick<Rendition, 'caminho' | 'bytes' | 'sha256'> & {publico: boolean};

type Db = Pick<Database, 'query' | 'one' | 'tx'>;

/** Inside a transaction. Answers the id of the picture's row in `arquivo`. */
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
 * Deletes a picture's rows, unless another row shows it; answers the paths of the files that nobody names any more. Inside
 * a transaction, which goes on either way.
 */
export async function deletePictureIfUnused(db: Db, fileId: number): Promise<string[]> {
  await db.query(sql`SAVEPOINT imagem_esquecida`);
  try {
    // First, so that nobody adds a rendition to what goes.
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
 * Whether it is certain that a commit of which no answer came did not hold: who writes the same unique path waits for it to
 * end, and then knows. Leaves no row.
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
