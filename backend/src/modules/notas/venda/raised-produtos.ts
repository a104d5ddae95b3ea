import {DAY_MS, GRANT_MONTH, excessesOfRaise, type Excess} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {VendaProduto} from '../../revendas';

/**
 * The products of a sale whose points were recently raised, in a form, in bulk or by import, according to the audit
 * trail. Raising a product's points grants them to its buyers, so the person who raised them may not score such a sale
 * without a second person.
 */
export async function excessesOfRaised(
  db: Database,
  produtos: ReadonlyMap<string, Pick<VendaProduto, 'id' | 'valorPontos'>>,
): Promise<Excess[]> {
  const {now, actor} = currentContext();
  const since = new Date(now.getTime() - GRANT_MONTH * DAY_MS);
  const who = actor.kind === 'painel' ? actor.id : null;
  const changes = await db.query(sql<{id: number; antes: number | null; porQuemPontua: boolean | null}>`
    SELECT entidade_id::int AS id, (array_agg((antes->>'valorPontos')::int ORDER BY a.id))[1] AS antes,
           bool_or(tipo_ator = 'painel' AND ator_id = ${who}::int) AS "porQuemPontua"
      FROM auditoria a
     WHERE entidade = 'produto' AND entidade_id = ANY(${[...produtos.values()].map(({id}) => String(id))}) AND acao = 'alterar'
       AND antes ? 'valorPontos' AND ocorrido_em > ${since}
     GROUP BY entidade_id`);
  const byId = new Map(changes.map(change => [change.id, change]));
  return [...produtos].flatMap(([codigo, {id, valorPontos}]) => {
    const {antes, porQuemPontua} = byId.get(id) ?? {antes: null, porQuemPontua: null};
    if (antes === null) return [];
    return excessesOfRaise({codigo, antes, agora: valorPontos, porQuemPontua: porQuemPontua === true});
  });
}
