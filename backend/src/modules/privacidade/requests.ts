import type {OptionalConsent, PrivacyRequest} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

interface NewRequest {
  pintorId: number;
  tipo: PrivacyRequest;
  documento?: OptionalConsent;
  /** The request is done when it is recorded, without action by staff. */
  done?: boolean;
}

/** Records a painter's request, in the caller's transaction. */
export async function recordRequest(db: Database, {pintorId, tipo, documento, done}: NewRequest): Promise<number> {
  const {now} = currentContext();
  const row = await db.one(sql<{id: number}>`
    INSERT INTO pedido_privacidade (pintor_id, tipo, documento, estado, pedido_em, atendido_em)
    VALUES (${pintorId}, ${tipo}, ${documento ?? null}, ${done ? 'atendido' : 'pedido'}, ${now}, ${done ? now : null}) RETURNING id`);
  if (!row) throw new Error('a request was not kept');
  return row.id;
}

/** Records that a consent was withdrawn, unless an equal request is still open. */
export async function recordWithdrawal(db: Database, request: Omit<Required<NewRequest>, 'tipo'>): Promise<void> {
  const {pintorId, documento} = request;
  const open = await db.one(sql`
    SELECT 1 AS open FROM pedido_privacidade
     WHERE pintor_id = ${pintorId} AND tipo = 'retirada' AND documento = ${documento} AND estado = 'pedido'`);
  if (!open) await recordRequest(db, {...request, tipo: 'retirada'});
}
