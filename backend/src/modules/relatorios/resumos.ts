import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

/** A rollup of sales, and the number of its rows that differed from the sales. */
export interface RebuiltResumo {
  resumo: string;
  corrigidos: number;
}

/** Rebuilds the rollups from the sales, while the product runs. */
export const rebuildResumos = (db: Database): Promise<RebuiltResumo[]> =>
  db.tx(() =>
    db.query(
      sql<RebuiltResumo>`SELECT coalesce(resumo, '') AS resumo, coalesce(corrigidos, 0)::int AS corrigidos FROM refazer_resumos()`,
    ),
  );

export const FOLD_RESUMOS = 'relatorios.juntar-resumos';

/** Merges the rows of the totals, to which scorings and redemptions only add rows. */
export async function compactResumos(db: Database): Promise<void> {
  await db.tx(() => db.query(sql`SELECT juntar_resumos()`));
}
