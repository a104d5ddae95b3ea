import {NOTA_STATE_LABELS, NOTA_WORKFLOW, type NotaAction, type NotaState} from '@clube/domain';
import {withdrawApprovals} from '../../kernel/approvals/withdraw';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {VENDAS_APPROVAL} from './import/approval-kind';
import {StateForbids, NotaNotFound, VendaAlreadyProcessed} from './refusals';
import {OPEN_SECOND_CHECK} from './venda/second-check.sql';

export interface LockedNota {
  id: number;
  pintor_id: number;
  /** The painter who referred the sender; never changes. */
  indicado_por: number | null;
  estado: NotaState;
  nome_arquivo: string;
  codigo_promocional: string | null;
  origem: 'foto' | 'csv';
  criado_em: Date;
  /** The id of the staff user who holds the analysis lease, and the lease's end. */
  analise_por: number | null;
  analise_ate: Date | null;
  /** The receipt into which this one was joined. */
  junta_em: number | null;
}

const COLUMNS = sql`id, pintor_id, (SELECT p.indicado_por FROM pintor p WHERE p.id = nota.pintor_id) AS indicado_por, estado, nome_arquivo, codigo_promocional, origem, criado_em, analise_por, analise_ate, junta_em`;

/**
 * Locks a receipt, found by its id or by its file's unique name, with or without the folders that lists put before it.
 * Lock it before the painter's account.
 */
export async function lockNota(db: Database, key: {id: number} | {nomeArquivo: string}): Promise<LockedNota> {
  const condition = 'id' in key ? sql`id = ${key.id}` : sql`nome_arquivo = ${key.nomeArquivo.split('/').pop() ?? null}`;
  const nota = await db.one(sql<LockedNota>`SELECT ${COLUMNS} FROM nota WHERE ${condition} FOR NO KEY UPDATE`);
  if (!nota) throw NotaNotFound();
  return nota;
}

/** Locks several in the order of their ids, to avoid deadlocks; returns them in the requested order. */
export async function lockNotas(db: Database, ids: readonly number[]): Promise<LockedNota[]> {
  const notas = await db.query(
    sql<LockedNota>`SELECT ${COLUMNS} FROM nota WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`,
  );
  return ids.map(id => {
    const nota = notas.find(each => each.id === id);
    if (!nota) throw NotaNotFound();
    return nota;
  });
}

/** The accounts that a receipt's points move: its sender's, and that of whoever referred the sender. */
export const accountsOf = ({pintor_id, indicado_por}: LockedNota): number[] =>
  indicado_por === null ? [pintor_id] : [pintor_id, indicado_por];

/** The state after the action. @throws StateForbids if the receipt's state does not allow it */
export function nextState(nota: LockedNota, action: NotaAction): NotaState {
  const to = NOTA_WORKFLOW.next(nota.estado, action);
  if (to) return to;
  throw action === 'pontuar' ? VendaAlreadyProcessed() : StateForbids({erro: `${StateForbids.erro} (${nota.estado})`});
}

/**
 * Changes the state and records who, when and why, which the painter sees as a timeline. Closes an open second check, and
 * withdraws the open request of an imported sale whose receipt was decided in another way.
 */
export async function transitionTo(
  db: Database,
  nota: LockedNota,
  to: NotaState,
  reason?: string,
  rejectedBy?: string,
): Promise<void> {
  const {now, actor} = currentContext();
  await db.query(sql`
    WITH conferida AS (UPDATE segunda_conferencia SET encerrada_em = ${now} WHERE nota_id = ${nota.id} AND ${sql.raw(OPEN_SECOND_CHECK)}),
     mudada AS (UPDATE nota SET estado = ${to}, atualizado_em = ${now}, reprovado_motivo = ${reason ?? null},
                            reprovado_por = ${rejectedBy ?? null},
                            analise_por = NULL, analise_ate = NULL WHERE id = ${nota.id})
     INSERT INTO nota_evento (nota_id, de, para, motivo, tipo_ator, ator_id, ocorrido_em)
     VALUES (${nota.id}, ${nota.estado}, ${to}, ${reason ?? null}, ${actor.kind}, ${'id' in actor ? actor.id : null}, ${now})`);
  if (nota.estado === 'pendente' && nota.origem === 'csv')
    await withdrawVendaRequest(
      db,
      nota.id,
      [`A nota ficou “${NOTA_STATE_LABELS[to]}”`, reason].filter(Boolean).join(': '),
    );
}

/** Withdraws the open request of an imported sale. Call it with its receipt locked. */
export const withdrawVendaRequest = (db: Database, notaId: number, motivo: string): Promise<void> =>
  withdrawApprovals(db, {tipos: [VENDAS_APPROVAL], pedido: {notaId}}, motivo);

/** Records an event of a receipt other than a transition, for the timeline. */
export async function recordEvent(
  db: Database,
  {notaId, from, to, reason}: {notaId: number; from: NotaState | null; to: NotaState; reason: string},
): Promise<void> {
  const {now, actor} = currentContext();
  await db.query(
    sql`INSERT INTO nota_evento (nota_id, de, para, motivo, tipo_ator, ator_id, ocorrido_em)
     VALUES (${notaId}, ${from}, ${to}, ${reason}, ${actor.kind}, ${'id' in actor ? actor.id : null}, ${now})`,
  );
}
