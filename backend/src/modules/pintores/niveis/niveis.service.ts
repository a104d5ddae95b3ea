import {BindingScope, inject, injectable} from '@loopback/core';
import {REQUISITOS, nivelReached, nextNivel, requisitosOfNext, type Nivel, type PintorNivelStatus} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Events} from '../../../kernel/events/events';
import {definedValues} from '../../../kernel/entities/writing/row';
import {NotFound} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NivelAlcancado} from '../domain-events';
import {readNiveis, readNivelStatus, readShownNiveis, readStatuses, type StoredNivel} from './nivel-status';

const BATCH = 500;

/** A level without requirements. */
const NO_RULES = {
  nome: 'Novo nível',
  ordem: 1000,
  tipo: 'NENHUM',
  triggerLimite: null,
  ...Object.fromEntries(REQUISITOS.map(nome => [nome, false])),
} as const;

/**
 * The painters' levels: shows them with the requirements of the next one, and updates them when something relevant
 * changes.
 */
@injectable({scope: BindingScope.SINGLETON})
export class NiveisService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.EVENTS) private readonly events: Events,
  ) {}

  async show(pintorId: number, clusterId: number | null) {
    const [niveis, status] = await Promise.all([readShownNiveis(this.db), readNivelStatus(this.db, pintorId)]);
    const current = niveis.find(({id}) => id === clusterId);
    const next = nextNivel(niveis, clusterId);
    return {
      cluster: current ? visible(current) : null,
      nextCluster: next ? visible(next) : null,
      requisitos: status ? requisitosOfNext(next, status, current !== undefined) : [],
    };
  }

  /** @throws 404 when there is no such painter. */
  async status(pintorId: number): Promise<PintorNivelStatus> {
    const status = await readNivelStatus(this.db, pintorId);
    if (!status) throw NotFound();
    return status;
  }

  /**
   * Moves the painter up to the level now reached, never down; records the change and notifies the painter. Call it
   * after a relevant change, in the same transaction or after it: it locks only the painter's row.
   */
  reevaluate(pintorId: number): Promise<void> {
    return this.db.tx(async () => {
      const painter = await this.db.one(
        sql<{clusterId: number | null}>`
          SELECT cluster_id AS "clusterId" FROM pintor WHERE id = ${pintorId} FOR NO KEY UPDATE`,
      );
      const status = await readNivelStatus(this.db, pintorId);
      if (!painter || !status) return;
      const reached = nivelReached(await readNiveis(this.db), status, painter.clusterId);
      if (!reached || reached.id === painter.clusterId) return;
      await this.db.query(sql`WITH subiu AS (UPDATE pintor SET cluster_id = ${reached.id} WHERE id = ${pintorId})
         INSERT INTO pintor_cluster (pintor_id, cluster_id, desde) VALUES (${pintorId}, ${reached.id}, ${currentContext().now})`);
      await this.events.publish(NivelAlcancado, pintorId, {clusterId: reached.id});
    });
  }

  /** Re-evaluates every active painter, which is needed after a change of the levels; time does not open a level. */
  async reevaluateAll(): Promise<void> {
    for await (const {id} of this.climbing(await readNiveis(this.db))) await this.reevaluate(id);
  }

  /**
   * Previews a changed or a new level: how many painters would move up, by target level. Read-only.
   * @param change the level's id if it exists, and its new rules
   */
  async preview({id, ...change}: Partial<Nivel>): Promise<{nivel: string; pintores: number}[]> {
    const niveis = await readShownNiveis(this.db);
    const made = {
      ...NO_RULES,
      ...niveis.find(nivel => nivel.id === id),
      ...definedValues(change),
      id: id ?? 0,
    } as StoredNivel;
    const changed = [...niveis.filter(nivel => nivel.id !== id), made];
    const counts = new Map(changed.map(nivel => [nivel, 0]));
    for await (const {to} of this.climbing(changed)) counts.set(to, (counts.get(to) ?? 0) + 1);
    return [...counts]
      .filter(([, pintores]) => pintores > 0)
      .toSorted(([a], [b]) => a.ordem - b.ordem)
      .map(([{nome}, pintores]) => ({nivel: nome, pintores}));
  }

  /** Yields the active painters who would move up with these levels, and their target level. */
  private async *climbing<N extends Nivel>(niveis: readonly N[]): AsyncGenerator<{id: number; to: N}> {
    for (let after = 0; ;) {
      const batch = await this.db.query(
        sql<{id: number}>`SELECT id FROM pintor WHERE ativo AND id > ${after} ORDER BY id LIMIT ${BATCH}`,
      );
      const ids = batch.map(({id}) => id);
      for (const {id, clusterId, status} of await readStatuses(this.db, ids)) {
        const to = nivelReached(niveis, status, clusterId);
        if (to && to.id !== clusterId) yield {id, to};
      }
      if (batch.length < BATCH) return;
      after = batch.at(-1)?.id ?? 0;
    }
  }
}

/** A level for painters: without the value of its points. */
function visible({tipo: _, triggerLimite: __, ...nivel}: StoredNivel) {
  return nivel;
}
