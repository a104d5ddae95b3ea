import type {Database} from '../persistence/database';

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
  const [file] = await db.query<{id: number}>(
    `INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, publico)
     VALUES ($1, $2, 'image/webp', $3, $4, $5) RETURNING id`,
    [caminho, nomeOriginal, bytes, sha256, publico],
  );
  if (!file) throw new Error('the picture has no row');
  await insertRenditions(db, file.id, renditions);
  return file.id;
}

export async function insertRenditions(db: Db, fileId: number, renditions: readonly Rendition[]): Promise<void> {
  await db.query(
    `INSERT INTO imagem (arquivo_id, caminho, largura, altura, bytes, sha256)
     SELECT $1, x.caminho, x.largura, x.altura, x.bytes, x.sha256
       FROM jsonb_to_recordset($2) AS x(caminho text, largura int, altura int, bytes int, sha256 text)`,
    [
      fileId,
      JSON.stringify(
        renditions.map(({caminho, largura, altura, bytes, sha256}) => ({caminho, largura, altura, bytes, sha256})),
      ),
    ],
  );
}

/** The picture that a file below /arquivos belongs to. */
export async function fileOf(db: Db, caminho: string): Promise<number | undefined> {
  const found = await db.one<{id: number}>(
    `SELECT id FROM arquivo WHERE caminho = $1 UNION ALL SELECT arquivo_id FROM imagem WHERE caminho = $1 LIMIT 1`,
    [caminho],
  );
  return found?.id;
}

/**
 * Deletes a picture's rows, unless another row shows it; answers the paths of the files that nobody names any more. Inside
 * a transaction, which goes on either way.
 */
export async function forget(db: Db, fileId: number): Promise<string[]> {
  await db.query('SAVEPOINT imagem_esquecida');
  try {
    // First, so that nobody adds a rendition to what goes.
    await db.query('SELECT 1 FROM arquivo WHERE id = $1 FOR UPDATE', [fileId]);
    const drawn = await db.query<{caminho: string}>('DELETE FROM imagem WHERE arquivo_id = $1 RETURNING caminho', [
      fileId,
    ]);
    const main = await db.query<{caminho: string}>('DELETE FROM arquivo WHERE id = $1 RETURNING caminho', [fileId]);
    await db.query('RELEASE imagem_esquecida');
    return [...new Set([...main, ...drawn].map(({caminho}) => caminho))];
  } catch (error) {
    if ((error as {code?: string}).code !== '23503') throw error;
    await db.query('ROLLBACK TO imagem_esquecida');
    return [];
  }
}

/**
 * Whether it is certain that a commit of which no answer came did not hold: who writes the same unique path waits for it to
 * end, and then knows. Leaves no row.
 */
export function isForgotten(db: Db, {caminho, bytes, sha256}: MainRow): Promise<boolean> {
  return db.tx(async () => {
    const mine = await db.query<{id: number}>(
      `INSERT INTO arquivo (caminho, mime, bytes, sha256) VALUES ($1, 'image/webp', $2, $3)
       ON CONFLICT (caminho) DO NOTHING RETURNING id`,
      [caminho, bytes, sha256],
    );
    for (const {id} of mine) await db.query('DELETE FROM arquivo WHERE id = $1', [id]);
    return mine.length > 0;
  });
}
