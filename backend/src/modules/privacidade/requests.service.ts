import {BindingScope, inject, injectable} from '@loopback/core';
import {PRIVACY_REQUEST_WORKFLOW, type PrivacyRequestState} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext, requireActor} from '../../kernel/context';
import {NotFound} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {RequestAnswered} from './refusals';

/** Staff's handling of privacy requests. Erasure is automatic, so staff cannot mark it as done. */
@injectable({scope: BindingScope.SINGLETON})
export class RequestsService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * Marks a withdrawal as done: staff took down what was published.
   * @throws 404 for another kind of request, 409 when it was done before.
   */
  answer(id: number): Promise<void> {
    const {id: usuarioId} = requireActor('painel');
    return this.db.tx(async () => {
      const request = await this.db.one(sql<{pintorId: number; estado: PrivacyRequestState}>`
        SELECT pintor_id AS "pintorId", estado FROM pedido_privacidade WHERE id = ${id} AND tipo = 'retirada' FOR UPDATE`);
      if (!request) throw NotFound();
      if (!PRIVACY_REQUEST_WORKFLOW.next(request.estado, 'atender')) throw RequestAnswered();
      await this.db.query(sql`UPDATE pedido_privacidade SET estado = 'atendido', atendido_em = ${currentContext().now},
        atendido_por = ${usuarioId} WHERE id = ${id}`);
      await audit(this.db, {
        action: 'atender-retirada',
        entity: 'pintor',
        entityId: request.pintorId,
        after: {pedido: id},
      });
    });
  }
}
