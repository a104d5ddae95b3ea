import {DAY_MS} from '@clube/domain';
import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {deleteStoredLines} from './staging';
import {withLongStatementTimeout} from './steps';

/** How long the lines and the file of an import that is over are there to be looked at and corrected. */
const OVER_DAYS = 7;
/** How long an import waits for whoever sent it. */
const OPEN_DAYS = 30;

/**
 * Lets go of the lines and the file of imports that nobody goes on with; their rows stay, as what was imported when. The file
 * itself goes with the sweep of those that no row knows. One import at a time: it may have a million lines.
 */
export async function sweepImports(db: Database): Promise<void> {
  const {now} = currentContext();
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const old = await db.query(sql<{id: number}>`
    SELECT t.id FROM importacao t LEFT JOIN trabalho w ON w.id = t.trabalho_id
     WHERE t.arquivo_id IS NOT NULL AND w.estado IS DISTINCT FROM 'fila' AND w.estado IS DISTINCT FROM 'rodando'
       AND (coalesce(t.terminada_em, w.terminou_em, 'infinity') < ${since(OVER_DAYS)} AND t.estado NOT IN ('recebida', 'conferida')
         OR t.criada_em < ${since(OPEN_DAYS)})
     ORDER BY t.id`);
  for (const {id} of old)
    await db.tx(async () => {
      await withLongStatementTimeout(db);
      await deleteStoredLines(db, id);
      await db.query(sql`DELETE FROM arquivo WHERE id = (SELECT arquivo_id FROM importacao WHERE id = ${id})`);
      await db.query(sql`
        UPDATE importacao SET estado = 'cancelada', terminada_em = ${now} WHERE id = ${id} AND estado IN ('recebida', 'conferida')`);
    });
}
