import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** A receipt is to be read. */
export const READ_NOTA = 'notas.ler';

/** A reading that nothing was heard of for longer than this is taken for lost. */
export const READING_LOST_MS = 15 * 60_000;

/** Which receipt, and which request of it: what asks anew leaves the jobs of earlier requests nothing to do. */
export interface ReadingJob {
  notaId: number;
  /** Without one the receipt is read for whatever request is open. */
  pedido?: number;
}

/**
 * Asks for a receipt to be read anew, in the caller's transaction: what was read before is forgotten, what is being
 * read for an earlier request will not be kept.
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

/** Queues the reading of a receipt that is reopened, where it was decided before it had been read. */
export async function readIfNeverRead(db: Database, jobs: Jobs, notaId: number): Promise<void> {
  const reading = await db.one(
    sql`SELECT 1 FROM nota_leitura WHERE nota_id = ${notaId} AND (lida_em IS NOT NULL OR estado = 'em_leitura')`,
  );
  if (!reading) await requestReading(db, jobs, notaId);
}

/** A receipt arrives with its first request. */
const FIRST = 1;
/** No receipt waits behind more than so many steps of its own painter's. */
const STEPS = 9;
/** What was left behind goes after all that people sent. */
export const LAST = -1 - STEPS;

/**
 * Asks for a receipt that has just arrived to be read. Who sends many at once lets those of others go before: each of
 * theirs that waits puts the next one a step back.
 */
export async function requestFirstReading(
  db: Database,
  jobs: Jobs,
  {id, pintorId}: {id: number; pintorId: number},
): Promise<void> {
  const row = await db.one(sql<{esperam: number}>`
    SELECT count(*)::int AS esperam FROM (SELECT 1 FROM nota n JOIN nota_leitura r ON r.nota_id = n.id
      WHERE n.pintor_id = ${pintorId} AND n.id <> ${id} AND n.estado = 'pendente' AND r.estado = 'em_leitura' LIMIT ${STEPS}) x`);
  await jobs.enqueue(READ_NOTA, {notaId: id, pedido: FIRST}, {priority: -(row?.esperam ?? 0)});
}
