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

/**
 * The totals that scorings only add to, one row each again. A row counts where it was deleted, so that two copies that fold at the same time
 * count none twice.
 */
const foldLojas = sql`
      WITH partes AS (
        DELETE FROM resumo_loja r USING (SELECT cnpj_loja, revenda_id FROM resumo_loja GROUP BY 1, 2 HAVING count(*) > 1) d
         WHERE r.cnpj_loja = d.cnpj_loja AND r.revenda_id IS NOT DISTINCT FROM d.revenda_id RETURNING r.*)
      INSERT INTO resumo_loja (cnpj_loja, revenda_id, vendas, valor, pontos)
      SELECT cnpj_loja, revenda_id, sum(vendas), sum(valor), sum(pontos) FROM partes GROUP BY 1, 2`;
const foldProdutos = sql`
      WITH partes AS (
        DELETE FROM resumo_produto r USING (SELECT produto_id FROM resumo_produto GROUP BY 1 HAVING count(*) > 1) d
         WHERE r.produto_id = d.produto_id RETURNING r.*)
      INSERT INTO resumo_produto (produto_id, qtde, valor, pontos)
      SELECT produto_id, sum(qtde), sum(valor), sum(pontos) FROM partes GROUP BY 1`;

export const FOLD_RESUMOS = 'relatorios.juntar-resumos';

export async function foldResumos(db: Database): Promise<void> {
  await db.tx(() => db.query(foldLojas));
  await db.tx(() => db.query(foldProdutos));
}
