import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Notices} from '../../../kernel/notices/notices';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export const NIVEL_REACHED = 'pintores.nivel-alcancado';

interface NivelJob {
  pintorId: number;
  clusterId: number;
}

/** Notifies a painter of the level that was reached. */
export function defineNivelNotification({jobs, db, notices}: {jobs: Jobs; db: Database; notices: Notices}): void {
  jobs.define<NivelJob>({
    name: NIVEL_REACHED,
    async run({pintorId, clusterId}) {
      const cluster = await db.one(sql<{nome: string}>`SELECT nome FROM cluster WHERE id = ${clusterId}`);
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
