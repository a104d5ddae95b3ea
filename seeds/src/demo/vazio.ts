import {sql, type Database} from '@clube/backend';

const ATOR = 'sistema';
const CHAVE = 'dados-de-demonstracao';

export type Situacao = 'vazio' | 'interrompido' | 'ocupado';

/** Nobody is registered: no staff, no painter. */
const VAZIO = sql<{vazio: boolean}>`
  SELECT NOT EXISTS (SELECT 1 FROM usuario) AND NOT EXISTS (SELECT 1 FROM pintor) AS vazio`;

/** Tables of the product; the migrations' own table is none. */
const TABELAS = sql<{nome: string}>`
  SELECT quote_ident(tablename) AS nome FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'pgmigrations'`;

async function tabelasVazias(db: Database): Promise<string[]> {
  const vazias: string[] = [];
  for (const {nome} of await db.query(TABELAS)) {
    const row = await db.one(sql`SELECT 1 FROM ${sql.raw(nome)} LIMIT 1`);
    if (!row) vazias.push(nome);
  }
  return vazias;
}

/**
 * Whether demo data may be loaded. A load that was cut off left a note of the tables that were empty before it: until
 * it has ended the server takes no calls, so nothing but demo data can be in them.
 */
export async function situacaoDoBanco(db: Database): Promise<Situacao> {
  const nota = await db.one(
    sql<{situacao: number | null}>`SELECT situacao FROM idempotencia WHERE ator = ${ATOR} AND chave = ${CHAVE}`,
  );
  if (nota && nota.situacao === null) return 'interrompido';
  const {vazio} = (await db.one(VAZIO)) ?? {};
  return vazio ? 'vazio' : 'ocupado';
}

/** Empties what a load that was cut off had filled. */
export async function recomecar(db: Database): Promise<void> {
  const nota = await db.one(
    sql<{resposta: {tabelas: string[]} | null}>`
      SELECT resposta FROM idempotencia WHERE ator = ${ATOR} AND chave = ${CHAVE}`,
  );
  const tabelas = nota?.resposta?.tabelas ?? [];
  if (tabelas.length > 0) await db.query(sql`TRUNCATE ${sql.raw(tabelas.join(', '))} RESTART IDENTITY`);
}

/** Notes that a load has begun, or that it has ended. */
export async function anotarInicio(db: Database, agora: Date): Promise<void> {
  const resposta = JSON.stringify({tabelas: await tabelasVazias(db)});
  await db.query(
    sql`INSERT INTO idempotencia (ator, chave, rota, pedido_hash, resposta, criada_em) VALUES (${ATOR}, ${CHAVE}, 'npm start', '', ${resposta}, ${agora})`,
  );
}

export async function anotarFim(db: Database): Promise<void> {
  await db.query(sql`UPDATE idempotencia SET situacao = 200 WHERE ator = ${ATOR} AND chave = ${CHAVE}`);
}
