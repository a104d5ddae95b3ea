import {BindingScope, inject, injectable} from '@loopback/core';
import type {RejectionReason} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {requireActor} from '../../../kernel/context';
import type {Events} from '../../../kernel/events/events';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {refuseUnderAnalysis} from '../analysis/under-analysis';
import {sql} from '../../../kernel/persistence/sql';
import {nextState, transitionTo, lockNota, lockNotas} from '../events';
import {NotaEncerrada, NotaReprovada} from '../domain-events';

/** Ends pending receipts without points: rejects or closes them. */
@injectable({scope: BindingScope.SINGLETON})
export class NotaRejectionService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.EVENTS) private readonly events: Events,
  ) {}

  /** The person recorded is that of the session; a name in the request is ignored. */
  reject(nomeArquivo: string, reason: RejectionReason): Promise<void> {
    return this.db.tx(async () => {
      const nota = await lockNota(this.db, {nomeArquivo});
      await refuseUnderAnalysis(this.db, nota);
      await transitionTo(this.db, nota, nextState(nota, 'reprovar'), reason, requireActor('painel').nome);
      await audit(this.db, {action: 'reprovar', entity: 'nota', entityId: nota.id, after: {motivo: reason}});
      await this.events.publish(NotaReprovada, nota.pintor_id, {notaId: nota.id, motivo: reason});
    });
  }

  /**
   * Closes the pending receipts of a painter who leaves, as they earn nothing any more. In the caller's transaction.
   */
  async closeAllOf(pintorId: number): Promise<void> {
    const pending = await this.db.query(
      sql<{id: number}>`SELECT id FROM nota WHERE pintor_id = ${pintorId} AND estado = 'pendente' ORDER BY id`,
    );
    const notas = await lockNotas(
      this.db,
      pending.map(({id}) => id),
    );
    for (const nota of notas)
      if (nota.estado === 'pendente')
        await transitionTo(this.db, nota, nextState(nota, 'encerrar'), 'Cadastro apagado a pedido do pintor');
  }

  /** `reason`: in staff's words, which the painter reads. */
  close(id: number, reason?: string): Promise<void> {
    return this.db.tx(async () => {
      const nota = await lockNota(this.db, {id});
      await refuseUnderAnalysis(this.db, nota);
      await transitionTo(this.db, nota, nextState(nota, 'encerrar'), reason);
      await audit(this.db, {action: 'encerrar', entity: 'nota', entityId: id});
      await this.events.publish(NotaEncerrada, nota.pintor_id, {notaId: id});
    });
  }
}
