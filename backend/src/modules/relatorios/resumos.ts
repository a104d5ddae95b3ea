import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

/** A rollup of sales, and how many of its rows differed from the sales. */
export interface RebuiltResumo {
  resumo: string;
  corrigidos: number;
}

/** Makes the rollups what the sales say, while the product runs. */
export const rebuildResumos = (db: Database): Promise<RebuiltResumo[]> =>
  db.tx(() =>
    db.query(
      sql<RebuiltResumo>`SELECT coalesce(resumo, '') AS resumo, coalesce(corrigidos, 0)::int AS corrigidos FROM refazer_resumos()`,
    ),
  );

export const FOLD_RESUMOS = 'relatorios.juntar-resumos';

/** Puts together the rows of the totals that scorings and redemptions only add to. */
export async function compactResumos(db: Database): Promise<void> {
  await db.tx(() => db.query(sql`SELECT juntar_resumos()`));
}
