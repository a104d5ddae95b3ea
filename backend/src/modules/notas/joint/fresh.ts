import {jointUndoUntil} from '@clube/domain';
import {currentContext, requireActor} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {PontosSpent, ScoredByOther, UndoPeriodOver} from '../refusals';

interface ScoredVenda {
  id: number;
  lancamento_id: number | null;
  operador_id: number | null;
  pontuado_em: Date;
}

/**
 * @throws unless the caller scored the sale a short time ago and nothing was spent of its points, or of the referral
 * bonus that would be reversed with it. Call it with the accounts locked, before anything is written.
 */
export async function refuseUnlessFresh(db: Database, pintorId: number, venda: ScoredVenda): Promise<void> {
  if (venda.operador_id !== requireActor('painel').id) throw ScoredByOther();
  if (currentContext().now > jointUndoUntil(venda.pontuado_em)) throw UndoPeriodOver();
  const spent = await db.one(sql`
    SELECT 1 AS spent FROM lote WHERE restante < concedido AND lancamento_id IN (
      SELECT ${venda.lancamento_id}::bigint
      UNION ALL SELECT lancamento_id FROM correcao_venda WHERE venda_id = ${venda.id}
      UNION ALL SELECT lancamento_id FROM bonus_indicacao WHERE indicado_id = ${pintorId} AND estorno_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM venda WHERE pintor_id = ${pintorId} AND estado = 'pontuada' AND id <> ${venda.id})) LIMIT 1`);
  if (spent) throw PontosSpent();
}
