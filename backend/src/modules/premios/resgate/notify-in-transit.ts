import {IN_TRANSIT, formatDate} from '@clube/domain';
import type {Events} from '../../../kernel/events/events';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {ResgateMovido} from './domain-events';

interface NotificationDependencies {
  db: Database;
  events: Events;
  notices: Notices;
}

/** Notifies a painter once that an order is in transit, unless it was cancelled meanwhile. */
export function defineInTransitNotification({db, events, notices}: NotificationDependencies): void {
  events.subscribe({
    name: 'avisos.resgate-movido',
    event: ResgateMovido,
    async handle({data: {resgateId, para}}) {
      if (para !== IN_TRANSIT) return;
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
