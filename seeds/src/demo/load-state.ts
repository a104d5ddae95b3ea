import {sql, type Database} from '@clube/backend';

const ACTOR = 'sistema';
const KEY = 'dados-de-demonstracao';

export type LoadState = 'vazio' | 'interrompido' | 'ocupado';

/** SQL: whether there are neither staff nor painters. */
const EMPTY = sql<{vazio: boolean}>`
  SELECT NOT EXISTS (SELECT 1 FROM usuario) AND NOT EXISTS (SELECT 1 FROM pintor) AS vazio`;

/** SQL: the product's tables, without that of the migrations. */
const TABLES = sql<{nome: string}>`
  SELECT quote_ident(tablename) AS nome FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'pgmigrations'`;

async function emptyTables(db: Database): Promise<string[]> {
  const empty: string[] = [];
  for (const {nome} of await db.query(TABLES)) {
    const row = await db.one(sql`SELECT 1 FROM ${sql.raw(nome)} LIMIT 1`);
    if (!row) empty.push(nome);
  }
  return empty;
}

/**
 * Whether demo data may be loaded. An interrupted load has recorded which tables were empty before it: until it ends
 * the server accepts no requests, so these contain only demo data.
 */
export async function databaseState(db: Database): Promise<LoadState> {
  const mark = await db.one(
    sql<{situacao: number | null}>`SELECT situacao FROM idempotencia WHERE ator = ${ACTOR} AND chave = ${KEY}`,
  );
  if (mark && mark.situacao === null) return 'interrompido';
  const {vazio} = (await db.one(EMPTY)) ?? {};
  return vazio ? 'vazio' : 'ocupado';
}

/** Empties the tables that an interrupted load had filled. */
export async function startOver(db: Database): Promise<void> {
  const mark = await db.one(
    sql<{resposta: {tabelas: string[]} | null}>`
      SELECT resposta FROM idempotencia WHERE ator = ${ACTOR} AND chave = ${KEY}`,
  );
  // Rollups are left out, as triggers empty them, and a statement may not empty a table that its own triggers empty.
  const tables = mark?.resposta?.tabelas.filter(name => !name.startsWith('resumo_')) ?? [];
  if (tables.length > 0) await db.query(sql`TRUNCATE ${sql.raw(tables.join(', '))} RESTART IDENTITY`);
}

/** Records the start of a load, or its end. */
export async function recordStart(db: Database, now: Date): Promise<void> {
  const answer = JSON.stringify({tabelas: await emptyTables(db)});
  await db.query(
    sql`INSERT INTO idempotencia (ator, chave, rota, pedido_hash, resposta, criada_em) VALUES (${ACTOR}, ${KEY}, 'npm start', '', ${answer}, ${now})`,
  );
}

export async function recordEnd(db: Database): Promise<void> {
  await db.query(sql`UPDATE idempotencia SET situacao = 200 WHERE ator = ${ACTOR} AND chave = ${KEY}`);
}
