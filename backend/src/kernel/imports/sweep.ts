import {DAY_MS, IMPORTACAO_RETENTION_DAYS} from '@clube/domain';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {WITHOUT_EXAMPLES} from './personal-data';
import {deleteStoredLines} from './staging';
import {withLongStatementTimeout} from './steps';

/** How long an import waits for its sender to continue. */
const OPEN_DAYS = 30;

/**
 * Deletes the lines of imports that nobody continues, their corrections and preview, and the reference to their file; the imports' rows stay as
 * history. The file itself is deleted by the nightly sweep of unused files. One import at a time, as each may have a
 * million lines.
 */
export async function sweepImports(db: Database): Promise<void> {
  const {now} = currentContext();
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const old = await db.query(sql<{id: number}>`
    SELECT t.id FROM importacao t LEFT JOIN trabalho w ON w.id = t.trabalho_id
     WHERE (t.arquivo_id IS NOT NULL OR EXISTS (SELECT 1 FROM importacao_linha l WHERE l.importacao_id = t.id)) AND w.estado IS DISTINCT FROM 'fila' AND w.estado IS DISTINCT FROM 'rodando'
       AND (coalesce(t.terminada_em, w.terminou_em, 'infinity') < ${since(IMPORTACAO_RETENTION_DAYS)} AND t.estado NOT IN ('recebida', 'conferida')
         OR t.criada_em < ${since(OPEN_DAYS)})
     ORDER BY t.id`);
  for (const {id} of old)
    await db.tx(async () => {
      await withLongStatementTimeout(db);
      await deleteStoredLines(db, id);
      await db.query(sql`DELETE FROM arquivo WHERE id = (SELECT arquivo_id FROM importacao WHERE id = ${id})`);
      await db.query(
        sql`UPDATE importacao t SET correcoes = '{}', amostra = '[]', colunas = ${WITHOUT_EXAMPLES} WHERE id = ${id}`,
      );
      await db.query(sql`
        UPDATE importacao SET estado = 'cancelada', terminada_em = ${now} WHERE id = ${id} AND estado IN ('recebida', 'conferida')`);
    });
}
