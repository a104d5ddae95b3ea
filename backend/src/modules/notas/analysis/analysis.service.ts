import {BindingScope, inject, injectable} from '@loopback/core';
import {audit} from '../../../kernel/audit/audit';
import {requireActor, currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {ANALYSIS_MS, FREE, usuarioNameOf, underAnalysisBy, type Analysis} from './under-analysis';
import {lockNota} from '../events';
import {StateForbids, NotaNotFound} from '../refusals';

/** Lets one person at a time work on a receipt: a lease of 90 seconds, renewed while the form is open. */
@injectable({scope: BindingScope.SINGLETON})
export class AnalysisService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * Takes the receipt or renews the lease; of two concurrent requests one succeeds and the other is refused with the
   * name of the first person.
   */
  async take(id: number, takeOver: boolean): Promise<Analysis> {
    const taken = await this.db.tx(() => this.reserve(id));
    if (taken) return this.minha(taken);
    return this.db.tx(() => this.contend(id, takeOver));
  }

  /** Ends the caller's lease; another person's lease stays. */
  async giveBack(id: number): Promise<Analysis> {
    const {now} = currentContext();
    return this.db.tx(async () => {
      await this.db.query(
        sql`UPDATE nota SET analise_por = NULL, analise_ate = NULL WHERE id = ${id} AND analise_por = ${requireActor('painel').id}`,
      );
      const nota = await this.db.one(
        sql<{nome: string | null; ate: Date | null}>`
          SELECT u.nome, n.analise_ate AS ate FROM nota n LEFT JOIN usuario u ON u.id = n.analise_por WHERE n.id = ${id}`,
      );
      if (!nota) throw NotaNotFound();
      if (!nota.nome || !nota.ate || nota.ate <= now) return FREE;
      return {por: nota.nome, ate: nota.ate.toISOString(), minha: false};
    });
  }

  /** One statement, so that the row's lock serialises concurrent requests. */
  private async reserve(id: number): Promise<Date | undefined> {
    const {now} = currentContext();
    const [taken] = await this.db.prepared(sql<{ate: Date}>`
      UPDATE nota SET analise_por = ${requireActor('painel').id}, analise_ate = ${new Date(now.getTime() + ANALYSIS_MS)} WHERE id = ${id} AND estado = 'pendente' AND junta_em IS NULL
          AND (analise_por IS NULL OR analise_por = ${requireActor('painel').id} OR analise_ate <= ${now}) RETURNING analise_ate AS ate`);
    return taken?.ate;
  }

  private async contend(id: number, takeOver: boolean): Promise<Analysis> {
    const nota = await lockNota(this.db, {id});
    if (nota.estado !== 'pendente') throw StateForbids();
    const {analise_por, analise_ate} = nota;
    const free = await this.reserve(id);
    if (free) return this.minha(free);
    if (analise_por === null || analise_ate === null) throw new Error(`the lease of receipt ${id} is incomplete`);
    if (!takeOver) throw underAnalysisBy(await usuarioNameOf(this.db, analise_por), analise_ate);
    await this.db.query(sql`UPDATE nota SET analise_por = NULL, analise_ate = NULL WHERE id = ${id}`);
    const takenOver = await this.reserve(id);
    if (!takenOver) throw new Error(`receipt ${id} could not be taken over`);
    await audit(this.db, {
      action: 'assumir',
      entity: 'nota',
      entityId: id,
      before: {analisePor: analise_por},
      after: {analisePor: requireActor('painel').id},
    });
    return this.minha(takenOver);
  }

  private minha = (ate: Date): Analysis => ({por: requireActor('painel').nome, ate: ate.toISOString(), minha: true});
}
