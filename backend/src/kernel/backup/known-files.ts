import type {Client} from 'pg';
import {rowsOf, sql, type Sql} from '../persistence/sql';

export interface NamedFile {
  caminho: string;
  sha256: string;
}

/** The files that rows reference, in the order of the rows. A rendition that is the file itself appears once. */
const BY_ROWS = sql<NamedFile>`SELECT caminho, sha256 FROM arquivo ORDER BY id`;
const RENDITIONS = sql<NamedFile>`SELECT i.caminho, i.sha256 FROM imagem i
  WHERE NOT EXISTS (SELECT 1 FROM arquivo a WHERE a.caminho = i.caminho) ORDER BY i.caminho`;

/**
 * The files that rows of the current schema reference, as a table; `where` is applied to each table separately, so that
 * an index is used.
 */
export const knownFiles = (where: Sql = sql``): Sql =>
  sql`(SELECT caminho, sha256 FROM arquivo ${where} UNION SELECT caminho, sha256 FROM imagem ${where})`;

/** The statements that select a database's files with their checksums; older schemas have no renditions. */
export async function filesOf(client: Client): Promise<Sql<NamedFile>[]> {
  const [rendition] = await rowsOf(client, sql<{there: boolean}>`SELECT to_regclass('imagem') IS NOT NULL AS there`);
  return rendition?.there ? [BY_ROWS, RENDITIONS] : [BY_ROWS];
}
