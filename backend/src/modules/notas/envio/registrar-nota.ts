import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NOTA_CHEGOU} from './chegada';
import {pedirPrimeiraLeitura} from '../leitura/pedido';
import type {ArquivoConferido} from './receber-arquivo';

export interface NovaNota {
  pintorId: number;
  /** One or several, in their order. */
  arquivos: readonly ArquivoConferido[];
  codigo?: string;
}

/** Writes a receipt that arrived, with its files, first event and wish to be read; in the caller's transaction. */
export async function registrarNota(db: Database, jobs: Jobs, {pintorId, arquivos, codigo}: NovaNota): Promise<number> {
  const {agora} = currentContext();
  const caminhos = sql.bound(arquivos.map(({caminho}) => caminho));
  const [nota] = await db.query(sql<{id: number}>`WITH f AS (
       INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, criado_em)
       SELECT *, ${agora}::timestamptz
         FROM unnest(${caminhos}::text[], ${arquivos.map(({origem}) => origem.nomeOriginal)}::text[], ${arquivos.map(({mime}) => mime)}::text[],
                     ${arquivos.map(({origem}) => origem.bytes)}::int[], ${arquivos.map(({origem}) => origem.sha256)}::text[]) RETURNING id, caminho
     ), n AS (
       INSERT INTO nota (pintor_id, nome_arquivo, codigo_promocional, criado_em, atualizado_em)
       VALUES (${pintorId}, ${arquivos[0]?.nomeArquivo ?? null}, ${codigo ?? null}, ${agora}, ${agora}) RETURNING id
     ), l AS (
       INSERT INTO nota_arquivo (nota_id, arquivo_id, ordem) SELECT n.id, f.id, array_position(${caminhos}::text[], f.caminho) FROM n, f
     ), r AS (INSERT INTO nota_leitura (nota_id, pedida_em, atualizado_em) SELECT n.id, ${agora}, ${agora} FROM n)
     INSERT INTO nota_evento (nota_id, para, tipo_ator, ator_id, ocorrido_em) SELECT n.id, 'pendente', 'loja', ${pintorId}, ${agora} FROM n RETURNING nota_id AS id`);
  if (!nota) throw new Error('the receipt was not written');
  await jobs.enqueue(NOTA_CHEGOU, {notaId: nota.id});
  await pedirPrimeiraLeitura(db, jobs, {id: nota.id, pintorId});
  return nota.id;
}

/** One of the files again, while what it was sent as is neither rejected nor cancelled. */
export async function jaEnviada(
  db: Database,
  pintorId: number,
  sha256: readonly string[],
): Promise<string | undefined> {
  const found = await db.one(sql<{sha256: string}>`
    SELECT a.sha256 FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id
      WHERE n.pintor_id = ${pintorId} AND a.sha256 = ANY(${sha256}) AND n.estado NOT IN ('reprovada', 'cancelada') LIMIT 1`);
  return found?.sha256;
}

/** How many of a painter's receipts wait for staff, counted no further than `ate`. */
export async function pendentesDe(db: Database, pintorId: number, ate: number): Promise<number> {
  const found = await db.one(
    sql<{quantas: number}>`
      SELECT count(*)::int AS quantas FROM (SELECT 1 FROM nota WHERE pintor_id = ${pintorId} AND estado = 'pendente' LIMIT ${ate}) n`,
  );
  return found?.quantas ?? 0;
}
