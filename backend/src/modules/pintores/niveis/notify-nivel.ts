import {DECISION_NOTICE_SECONDS} from '@clube/domain';
import type {Events} from '../../../kernel/events/events';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NivelAlcancado} from '../domain-events';

interface NotificationDependencies {
  db: Database;
  events: Events;
  notices: Notices;
}

/** Notifies a painter who reached a level. */
export function defineNivelNotification({db, events, notices}: NotificationDependencies): void {
  events.subscribe({
    name: 'avisos.nivel-alcancado',
    event: NivelAlcancado,
    // A receipt may have opened the level, and be undone at once.
    afterSeconds: DECISION_NOTICE_SECONDS,
    async handle({pintorId, data: {clusterId}}) {
      const cluster = await db.one(
        sql<{
          nome: string;
        }>`SELECT c.nome FROM pintor p JOIN cluster c ON c.id = p.cluster_id WHERE p.id = ${pintorId} AND c.id = ${clusterId}`,
      );
      if (!cluster) return;
      await notices.notify({
        pintorId,
        tipo: 'nivel_alcancado',
        chave: `nivel:${clusterId}`,
        titulo: `Você chegou ao nível ${cluster.nome}`,
        texto: 'Parabéns! Veja o que muda e o que falta para o próximo.',
        destino: '/cluster',
      });
    },
  });
}
