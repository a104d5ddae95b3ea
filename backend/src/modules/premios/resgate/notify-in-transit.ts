import {IN_TRANSIT, formatDate} from '@clube/domain';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export const NOTIFY_IN_TRANSIT = 'premios.avisar-envio';

/** Notifies a painter that an order has left, once, unless it was cancelled meanwhile. */
export function defineInTransitNotification({jobs, db, notices}: {jobs: Jobs; db: Database; notices: Notices}): void {
  jobs.define<{resgateId: number}>({
    name: NOTIFY_IN_TRANSIT,
    async run({resgateId}) {
      const order = await db.one(sql<{pintorId: number; premio: string; qtde: number; previsao: string}>`
        SELECT pintor_id AS "pintorId", premio, qtde, previsao_entrega AS previsao FROM resgate
         WHERE id = ${resgateId} AND status = ${IN_TRANSIT}`);
      if (!order) return;
      const {pintorId, premio, qtde, previsao} = order;
      await notices.notify({
        pintorId,
        tipo: 'premio_a_caminho',
        chave: `resgate:${resgateId}`,
        titulo: 'Seu prêmio está a caminho',
        texto: `${qtde > 1 ? `${qtde} x ` : ''}${premio} saiu para entrega. Chega até ${formatDate(previsao)}.`,
        destino: '/resgates',
      });
    },
  });
}
