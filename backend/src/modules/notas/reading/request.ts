import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** The job that reads a receipt. */
export const READ_NOTA = 'notas.ler';

/** A reading without progress for longer than this (ms) counts as lost. */
export const READING_LOST_MS = 15 * 60_000;

/** A receipt and its reading request: a new request makes the jobs of earlier ones do nothing. */
export interface ReadingJob {
  notaId: number;
  /** Default: the open request. */
  pedido?: number;
}

/**
 * Requests a new reading of a receipt, in the caller's transaction: the earlier reading is deleted, and the result of
 * one in progress will be discarded.
 */
export async function requestReading(db: Database, jobs: Jobs, notaId: number): Promise<void> {
  const {now} = currentContext();
  const requested = await db.one(sql<ReadingJob>`
    INSERT INTO nota_leitura AS r (nota_id, estado, pedida_em, atualizado_em) VALUES (${notaId}, 'em_leitura', ${now}, ${now})
     ON CONFLICT (nota_id) DO UPDATE SET estado = 'em_leitura', pedido = r.pedido + 1, tentativas = 0, pedida_em = ${now}, atualizado_em = ${now},
       chave = NULL, tipo_fiscal = NULL, modelo = NULL, serie = NULL, numero = NULL, uf = NULL, cidade = NULL, cnpj = NULL, loja = NULL,
       data_emissao = NULL, total = NULL, descontos = NULL, itens = '[]', campos = '{}', avisos = '[]', confianca = NULL, certa = false,
       vias = '{}', paginas = NULL, duracao_ms = NULL, lida_em = NULL
     RETURNING r.nota_id AS "notaId", r.pedido`);
  if (!requested) throw new Error('the request to read was not written');
  await jobs.enqueue(READ_NOTA, requested);
}

/** Queues the reading of a reopened receipt if it was decided before it was read. */
export async function readIfNeverRead(db: Database, jobs: Jobs, notaId: number): Promise<void> {
  const reading = await db.one(
    sql`SELECT 1 FROM nota_leitura WHERE nota_id = ${notaId} AND (lida_em IS NOT NULL OR estado = 'em_leitura')`,
  );
  if (!reading) await requestReading(db, jobs, notaId);
}

/** The number of the request that a receipt is created with. */
const FIRST_REQUEST = 1;
/** Maximum number of steps by which a painter's receipt is put back for earlier ones of the same painter. */
const STEPS = 9;
/** The priority of recovered readings, after all receipts just sent. */
export const LAST = -1 - STEPS;

/**
 * Requests the reading of a receipt that has just arrived. Each waiting receipt of the same painter lowers its priority
 * by a step, so that painters who send many do not delay others.
 */
export async function requestFirstReading(
  db: Database,
  jobs: Jobs,
  {id, pintorId}: {id: number; pintorId: number},
): Promise<void> {
  const row = await db.one(sql<{esperam: number}>`
    SELECT count(*)::int AS esperam FROM (SELECT 1 FROM nota n JOIN nota_leitura r ON r.nota_id = n.id
      WHERE n.pintor_id = ${pintorId} AND n.id <> ${id} AND n.estado = 'pendente' AND r.estado = 'em_leitura' LIMIT ${STEPS}) x`);
  await jobs.enqueue(READ_NOTA, {notaId: id, pedido: FIRST_REQUEST}, {priority: -(row?.esperam ?? 0)});
}
