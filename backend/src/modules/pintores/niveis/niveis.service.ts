import {BindingScope, inject, injectable} from '@loopback/core';
import {nivelAlcancado, proximoNivel} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NIVEL_ALCANCADO} from '../email/cartas';
import {requisitosDoProximo} from './requisitos';
import {lerNiveis, lerSituacao, type NivelGuardado} from './situacao';

const BATCH = 500;

/** The level of a painter: shown with what the next one asks, and re-evaluated when something it depends on changes. */
@injectable({scope: BindingScope.SINGLETON})
export class NiveisService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
  ) {}

  async mostrar(pintorId: number, clusterId: number | null) {
    const [niveis, situacao] = await Promise.all([lerNiveis(this.db), lerSituacao(this.db, pintorId)]);
    const atual = niveis.find(({id}) => id === clusterId);
    const proximo = proximoNivel(niveis, clusterId);
    return {
      cluster: atual ? visivel(atual) : null,
      nextCluster: proximo ? visivel(proximo) : null,
      requisitos: situacao ? requisitosDoProximo(proximo, situacao, atual !== undefined) : [],
    };
  }

  /**
   * Moves the painter up to the level now reached, never down; the change is recorded and told to the painter. Call it
   * after the change that may matter, in the same transaction or after it: it locks the painter's row alone.
   */
  reavaliar(pintorId: number): Promise<void> {
    return this.db.tx(async () => {
      const painter = await this.db.one(
        sql<{clusterId: number | null}>`
          SELECT cluster_id AS "clusterId" FROM pintor WHERE id = ${pintorId} FOR NO KEY UPDATE`,
      );
      const situacao = await lerSituacao(this.db, pintorId);
      if (!painter || !situacao) return;
      const alcancado = nivelAlcancado(await lerNiveis(this.db), situacao, painter.clusterId);
      if (!alcancado || alcancado.id === painter.clusterId) return;
      await this.db.query(sql`WITH subiu AS (UPDATE pintor SET cluster_id = ${alcancado.id} WHERE id = ${pintorId})
         INSERT INTO pintor_cluster (pintor_id, cluster_id, desde) VALUES (${pintorId}, ${alcancado.id}, ${currentContext().agora})`);
      await this.jobs.enqueue(NIVEL_ALCANCADO, {pintorId, clusterId: alcancado.id});
    });
  }

  /** Every active painter: time alone opens no level, but a changed table of levels does. */
  async reavaliarTodos(): Promise<void> {
    for (let after = 0; ;) {
      const batch = await this.db.query(
        sql<{id: number}>`SELECT id FROM pintor WHERE ativo AND id > ${after} ORDER BY id LIMIT ${BATCH}`,
      );
      for (const {id} of batch) await this.reavaliar(id);
      if (batch.length < BATCH) return;
      after = batch.at(-1)?.id ?? 0;
    }
  }
}

/** A level as painters see it: without what its points are worth. */
function visivel({tipo: _, triggerLimite: __, ...nivel}: NivelGuardado) {
  return nivel;
}
