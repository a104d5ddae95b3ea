import {ReaderStopped, type DocumentReading} from '@clube/receipt-reader';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Logger} from '../../../kernel/logging/logger';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Storage} from '../../../kernel/storage/storage';
import type {ProdutoMatchingService, RevendasService} from '../../revendas';
import {contentOf} from './content';
import type {NotaReader} from './reader';
import {NOT_READ, storeReading, cleanReading, type ValuedReading} from './store';
import {estimatePontos} from './estimate';
import {isReadyToConfirm} from './promote';
import {requestReading, type ReadingJob} from './request';
import {filesOfNotas, type StoredNotaFile} from '../files/files';

/** Maximum attempts per reading request; then the receipt is left to people. */
export const READING_ATTEMPTS = 3;

export interface ReadingDependencies {
  db: Database;
  storage: Storage;
  jobs: Jobs;
  log: Logger;
  reader: () => Promise<NotaReader>;
  matching: ProdutoMatchingService;
  revendas: RevendasService;
}

interface StartedReading {
  notaId: number;
  pedido: number;
  tentativas: number;
  pendente: boolean;
}

/** Reads one receipt if it still waits for that. Idempotent; throws if it is to be repeated. */
export async function readNota(deps: ReadingDependencies, job: ReadingJob): Promise<void> {
  const {db, log} = deps;
  const {notaId} = job;
  const started = await begin(db, job);
  if (!started) return;
  const {tentativas: attempts} = started;
  if (attempts > READING_ATTEMPTS) return giveUp(deps, started);
  const files = await filesOfNotas(db, [notaId]);
  if (!started.pendente || files.length === 0) return forget(db, started);
  let reading: DocumentReading;
  try {
    reading = cleanReading(await readFiles(deps, files));
  } catch (error) {
    const stopped = error instanceof ReaderStopped;
    if (stopped) await takeBackAttempt(db, started);
    else log.warn({err: error, nota: notaId, tentativas: attempts}, 'reading failed');
    if (stopped || attempts < READING_ATTEMPTS) throw error;
    return giveUp(deps, started);
  }
  await keepReading(deps, started, {reading: await judged(deps, notaId, reading), files});
}

/**
 * Adds whether the reading only has to be confirmed, products and shop included, and the estimated points for the
 * painter.
 */
async function judged(deps: ReadingDependencies, notaId: number, reading: DocumentReading): Promise<ValuedReading> {
  const {matching, revendas} = deps;
  const cnpj = reading.cnpj ?? null;
  const matches = await matching.match(cnpj, reading.itens);
  const certa = isReadyToConfirm(reading, matches, cnpj !== null && (await revendas.knows(cnpj)));
  return {...reading, certa, pontosEstimados: await estimatePontos(deps, {notaId, reading, matches})};
}

/** Counts the attempt beforehand, so that a document that crashes the server is counted too. */
function begin(db: Database, {notaId, pedido: request}: ReadingJob): Promise<StartedReading | undefined> {
  return db.tx(() =>
    db.one(sql<StartedReading>`
      UPDATE nota_leitura r SET tentativas = r.tentativas + 1, atualizado_em = ${currentContext().now} FROM nota n
        WHERE n.id = r.nota_id AND r.nota_id = ${notaId} AND r.estado = 'em_leitura' AND r.pedido = coalesce(${request ?? null}, r.pedido)
       RETURNING r.nota_id AS "notaId", r.pedido, r.tentativas, n.estado = 'pendente' AND n.junta_em IS NULL AS pendente`),
  );
}

/** Takes back the attempt that a server shutdown interrupted, as the document did not cause it. */
async function takeBackAttempt(db: Database, {notaId, pedido: request}: StartedReading): Promise<void> {
  await db.tx(() =>
    db.query(
      sql`UPDATE nota_leitura SET tentativas = tentativas - 1 WHERE nota_id = ${notaId} AND pedido = ${request} AND estado = 'em_leitura'`,
    ),
  );
}

async function readFiles({reader, storage}: ReadingDependencies, files: StoredNotaFile[]): Promise<DocumentReading> {
  return (await reader()).read(
    files.map(({caminho, mime, recorte: crop}) => ({
      content: contentOf(storage, caminho),
      mime,
      ...(crop ? {crop} : {}),
    })),
  );
}

/** Stores a reading only of the receipt's current files; if they changed meanwhile, they are read again. */
async function keepReading(
  {db, jobs, log}: ReadingDependencies,
  started: StartedReading,
  {reading, files}: {reading: ValuedReading; files: StoredNotaFile[]},
): Promise<void> {
  const {notaId} = started;
  const stored = await db.tx(async () => {
    await db.query(sql`SELECT 1 FROM nota WHERE id = ${notaId} FOR NO KEY UPDATE`);
    const filesNow = await filesOfNotas(db, [notaId]);
    if (JSON.stringify(filesNow) === JSON.stringify(files)) return storeReading(db, started, reading);
    const [mine] = await db.query(
      sql`SELECT 1 FROM nota_leitura WHERE nota_id = ${notaId} AND pedido = ${started.pedido}`,
    );
    if (mine) await requestReading(db, jobs, notaId);
    return false;
  });
  const {estado, certa, itens, medidas: measurements} = reading;
  const {vias: ways, paginas: pages, duracaoMs} = measurements;
  log.info(
    {
      nota: notaId,
      estado,
      certa,
      vias: ways,
      paginas: pages,
      itens: itens.length,
      segundos: Math.round(duracaoMs / 100) / 10,
      kept: stored,
    },
    'receipt read',
  );
}

async function giveUp({db, log}: ReadingDependencies, started: StartedReading): Promise<void> {
  const {notaId, tentativas: attempts} = started;
  await db.tx(() => storeReading(db, started, NOT_READ));
  log.error({nota: notaId, tentativas: attempts}, 'reading given up');
}

/** Deletes the request, as nobody waits for it any more or the receipt has no files. */
async function forget(db: Database, {notaId, pedido: request}: StartedReading): Promise<void> {
  await db.tx(() =>
    db.query(
      sql`UPDATE nota_leitura SET estado = 'nao_lida' WHERE nota_id = ${notaId} AND pedido = ${request} AND estado = 'em_leitura'`,
    ),
  );
}
