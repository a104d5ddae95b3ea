import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

/** A rollup of sales, or the quotas, and the number of its rows that differed from the sales. */
export interface RebuiltResumo {
  resumo: string;
  corrigidos: number;
}

/**
 * Rebuilds the quotas of networks and the rollups from history and sales, while the product runs. Quotas are locked
 * first, as a scoring does.
 */
export const rebuildResumos = (db: Database): Promise<RebuiltResumo[]> =>
  db.tx(async () => [
    ...(await db.query(sql<RebuiltResumo>`
      WITH corrected AS (
        INSERT INTO cota_rede AS c (rede_id, codigo_produto, vendida, pontuada)
        SELECT rede_id, codigo_produto, vendida, pontuada FROM cota_rede_diferenca WHERE vendida <> 0 OR pontuada <> 0 ORDER BY 1, 2
        ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET vendida = c.vendida + EXCLUDED.vendida, pontuada = c.pontuada + EXCLUDED.pontuada
        RETURNING 1)
      SELECT 'cota_rede' AS resumo, count(*)::int AS corrigidos FROM corrected`)),
    ...(await db.query(
      sql<RebuiltResumo>`SELECT coalesce(resumo, '') AS resumo, coalesce(corrigidos, 0)::int AS corrigidos FROM refazer_resumos()`,
    )),
  ]);

export const FOLD_RESUMOS = 'relatorios.juntar-resumos';

/** Merges the rows of the totals, to which scorings and redemptions only add rows. */
export async function compactResumos(db: Database): Promise<void> {
  await db.tx(() => db.query(sql`SELECT juntar_resumos()`));
}
