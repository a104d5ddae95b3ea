import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NOTA_ARRIVED} from './arrival';
import {requestFirstReading} from '../reading/request';
import type {CheckedFile} from './check-file';

export interface NewNota {
  pintorId: number;
  /** One or more, in order. */
  files: readonly CheckedFile[];
  codigo?: string;
  /** The rejected receipt that this one replaces. */
  reenvioDe?: number | undefined;
}

/** Inserts a received receipt with its files, first event and reading request, in the caller's transaction. */
export async function registerNota(
  db: Database,
  jobs: Jobs,
  {pintorId, files, codigo, reenvioDe}: NewNota,
): Promise<number> {
  const {now} = currentContext();
  const paths = sql.bound(files.map(({caminho}) => caminho));
  const [nota] = await db.query(sql<{id: number}>`WITH f AS (
       INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, criado_em)
       SELECT *, ${now}::timestamptz
         FROM unnest(${paths}::text[], ${files.map(({source}) => source.originalName)}::text[], ${files.map(({mime}) => mime)}::text[],
                     ${files.map(({source}) => source.bytes)}::int[], ${files.map(({source}) => source.sha256)}::text[]) RETURNING id, caminho
     ), n AS (
       INSERT INTO nota (pintor_id, nome_arquivo, codigo_promocional, reenvio_de, criado_em, atualizado_em)
       VALUES (${pintorId}, ${files[0]?.nomeArquivo ?? null}, ${codigo ?? null}, ${reenvioDe ?? null}, ${now}, ${now}) RETURNING id
     ), l AS (
       INSERT INTO nota_arquivo (nota_id, arquivo_id, ordem) SELECT n.id, f.id, array_position(${paths}::text[], f.caminho) FROM n, f
     ), r AS (INSERT INTO nota_leitura (nota_id, pedida_em, atualizado_em) SELECT n.id, ${now}, ${now} FROM n)
     INSERT INTO nota_evento (nota_id, para, tipo_ator, ator_id, ocorrido_em) SELECT n.id, 'pendente', 'loja', ${pintorId}, ${now} FROM n RETURNING nota_id AS id`);
  if (!nota) throw new Error('the receipt was not written');
  await jobs.enqueue(NOTA_ARRIVED, {notaId: nota.id});
  await requestFirstReading(db, jobs, {id: nota.id, pintorId});
  return nota.id;
}

/** An earlier receipt with one of these files that is neither rejected nor cancelled. */
export async function sentBefore(
  db: Database,
  pintorId: number,
  sha256: readonly string[],
): Promise<string | undefined> {
  const found = await db.one(sql<{sha256: string}>`
    SELECT a.sha256 FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id
      WHERE n.pintor_id = ${pintorId} AND a.sha256 = ANY(${sha256}) AND n.estado NOT IN ('reprovada', 'cancelada') LIMIT 1`);
  return found?.sha256;
}

/**
 * Whether this receipt may be sent again: it is rejected and was not sent again yet. Undefined if the painter has no
 * such receipt.
 */
export async function mayBeResent(db: Database, pintorId: number, id: number): Promise<boolean | undefined> {
  const found = await db.one(sql<{livre: boolean}>`
    SELECT n.estado = 'reprovada' AND NOT EXISTS (SELECT 1 FROM nota s WHERE s.reenvio_de = n.id) AS livre
      FROM nota n WHERE n.id = ${id} AND n.pintor_id = ${pintorId}`);
  return found?.livre;
}

/** The number of a painter's pending receipts, at most `limit`. */
export async function pendingCount(db: Database, pintorId: number, limit: number): Promise<number> {
  const found = await db.one(
    sql<{quantas: number}>`
      SELECT count(*)::int AS quantas FROM (SELECT 1 FROM nota WHERE pintor_id = ${pintorId} AND estado = 'pendente' LIMIT ${limit}) n`,
  );
  return found?.quantas ?? 0;
}
