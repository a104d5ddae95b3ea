import {DAY_MS, GRANT_MONTH, excessesOfRaisedFator, type Excess} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** What multiplies the points of a sale; null: a shop that is not registered, a painter without a level. */
export interface VendaFactors {
  revendaId: number | null;
  clusterId: number | null;
}

/** SQL: the value of an audited field before its first change in the period; null if it was not changed. */
const FIRST = (field: string) =>
  sql.raw(`(array_agg(antes->>'${field}' ORDER BY id) FILTER (WHERE antes ? '${field}'))[1]`);
/** SQL: whether the row did not count before: it was created, restored, activated or got its CNPJ in the period. */
const IS_NEW = sql`coalesce(bool_or(acao <> 'alterar' OR antes ?| ARRAY['ativo', 'cnpj']), false)`;

/**
 * The raise of a sale's factor in the last 30 days, the reseller's × the level's, according to the audit trail of both. Whoever
 * raises a factor grants points to all who buy there or have the level, as with raised points of a product.
 */
export async function excessesOfRaisedFatores(db: Database, {revendaId, clusterId}: VendaFactors): Promise<Excess[]> {
  const {now, actor} = currentContext();
  const since = new Date(now.getTime() - GRANT_MONTH * DAY_MS);
  const who = actor.kind === 'painel' ? actor.id : null;
  const change = await db.one(sql<{antes: number; agora: number; porQuemPontua: boolean}>`
    WITH mudanca AS (
      SELECT id, entidade, acao, antes, tipo_ator = 'painel' AND ator_id = ${who}::int AS minha FROM auditoria
       WHERE ((entidade = 'revenda' AND entidade_id = ${revendaId}::text AND (acao <> 'alterar' OR antes ?| ARRAY['fatorPontuacao', 'rm', 'ativo', 'cnpj']))
           OR (entidade = 'cluster' AND entidade_id = ${clusterId}::text AND (acao <> 'alterar' OR antes ? 'valorPonto')))
         AND ocorrido_em > ${since}
    ), revenda_antes AS (
      SELECT ${IS_NEW} AS nova, ${FIRST('fatorPontuacao')}::int AS fator, ${FIRST('rm')}::int AS rm FROM mudanca WHERE entidade = 'revenda'
    ), cluster_antes AS (
      SELECT ${IS_NEW} AS nova, ${FIRST('valorPonto')}::float AS valor FROM mudanca WHERE entidade = 'cluster'
    )
    SELECT coalesce(r.fator_pontuacao * CASE WHEN r.rm THEN 2 ELSE 1 END, 1) * coalesce(c.valor_ponto, 1)::float AS agora,
           CASE WHEN ra.nova THEN 1 ELSE coalesce(ra.fator, r.fator_pontuacao, 1) * CASE WHEN coalesce(ra.rm = 1, r.rm, false) THEN 2 ELSE 1 END END
             * CASE WHEN ca.nova THEN 1 ELSE coalesce(ca.valor, c.valor_ponto, 1) END::float AS antes,
           coalesce((SELECT bool_or(minha) FROM mudanca), false) AS "porQuemPontua"
      FROM revenda_antes ra CROSS JOIN cluster_antes ca
      LEFT JOIN revenda r ON r.id = ${revendaId}::int LEFT JOIN cluster c ON c.id = ${clusterId}::int
     WHERE EXISTS (SELECT 1 FROM mudanca)`);
  return change ? excessesOfRaisedFator(change) : [];
}
