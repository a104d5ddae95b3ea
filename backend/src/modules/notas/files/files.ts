import type {NotaCrop} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** A file of a receipt, or the part of it that belongs to this receipt. */
export interface StoredNotaFile {
  notaId: number;
  arquivoId: number;
  mime: string;
  caminho: string;
  recorte: NotaCrop | null;
}

/** The files of these receipts, in the order of each receipt. */
export function filesOfNotas(db: Database, ids: readonly number[]): Promise<StoredNotaFile[]> {
  return db.query(sql<StoredNotaFile>`
    SELECT na.nota_id AS "notaId", a.id AS "arquivoId", a.mime, a.caminho, na.recorte FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id
      WHERE na.nota_id = ANY(${ids}) ORDER BY na.ordem, a.id`);
}

/** Replaces a receipt's files by these, in this order. */
export async function replaceFiles(
  db: Database,
  notaId: number,
  files: readonly Pick<StoredNotaFile, 'arquivoId' | 'recorte'>[],
): Promise<void> {
  await db.query(sql`DELETE FROM nota_arquivo WHERE nota_id = ${notaId}`);
  const ids = files.map(({arquivoId}) => arquivoId);
  const crops = files.map(({recorte: crop}) => (crop ? JSON.stringify(crop) : null));
  await db.query(sql`INSERT INTO nota_arquivo (nota_id, arquivo_id, recorte, ordem)
     SELECT ${notaId}, arquivo, recorte, ordem FROM unnest(${ids}::int[], ${crops}::jsonb[]) WITH ORDINALITY AS x(arquivo, recorte, ordem)`);
}

const pagesOnly = ({recorte: crop}: StoredNotaFile) => (crop && !crop.cantos ? crop.paginas : undefined);
const same = (a: NotaCrop | null, b: NotaCrop | null) => JSON.stringify(a) === JSON.stringify(b);

/** Merges the files of several receipts: pages of the same PDF are combined, and identical parts are included once. */
export function joinFiles(files: readonly StoredNotaFile[]): StoredNotaFile[] {
  const joined: StoredNotaFile[] = [];
  for (const file of files) {
    const ofSameFile = joined.filter(({arquivoId}) => arquivoId === file.arquivoId);
    if (ofSameFile.some(({recorte: crop}) => same(crop, file.recorte))) continue;
    const pages = pagesOnly(file);
    const withPages = pages && ofSameFile.find(pagesOnly);
    if (!withPages) joined.push({...file});
    else
      withPages.recorte = {
        paginas: [...new Set([...(withPages.recorte?.paginas ?? []), ...pages])].sort((a, b) => a - b),
      };
  }
  return joined;
}
