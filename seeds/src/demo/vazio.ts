import type {Database} from '@clube/backend';

const ATOR = 'sistema';
const CHAVE = 'dados-de-demonstracao';

export type Situacao = 'vazio' | 'interrompido' | 'ocupado';

/** Nobody is registered: no staff, no painter. */
const VAZIO = `SELECT NOT EXISTS (SELECT 1 FROM usuario) AND NOT EXISTS (SELECT 1 FROM pintor) AS vazio`;

/** Tables of the product; the migrations' own table is none. */
const TABELAS = `SELECT format('%I', tablename) AS nome FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'pgmigrations'`;

async function tabelasVazias(db: Database): Promise<string[]> {
  const vazias: string[] = [];
  for (const {nome} of await db.query<{nome: string}>(TABELAS)) {
    const row = await db.one(`SELECT 1 FROM ${nome} LIMIT 1`);
    if (!row) vazias.push(nome);
  }
  return vazias;
}

/**
 * Whether demo data may be loaded. A load that was cut off left a note of the tables that were empty before it: until
 * it has ended the server takes no calls, so nothing but demo data can be in them.
 */
export async function situacaoDoBanco(db: Database): Promise<Situacao> {
  const nota = await db.one<{situacao: number | null}>(
    'SELECT situacao FROM idempotencia WHERE ator = $1 AND chave = $2',
    [ATOR, CHAVE],
  );
  if (nota && nota.situacao === null) return 'interrompido';
  const {vazio} = (await db.one<{vazio: boolean}>(VAZIO)) ?? {};
  return vazio ? 'vazio' : 'ocupado';
}

/** Empties what a load that was cut off had filled. */
export async function recomecar(db: Database): Promise<void> {
  const nota = await db.one<{resposta: {tabelas: string[]}}>(
    'SELECT resposta FROM idempotencia WHERE ator = $1 AND chave = $2',
    [ATOR, CHAVE],
  );
  const tabelas = nota?.resposta.tabelas ?? [];
  if (tabelas.length > 0) await db.query(`TRUNCATE ${tabelas.join(', ')} RESTART IDENTITY`);
}

/** Notes that a load has begun, or that it has ended. */
export async function anotarInicio(db: Database, agora: Date): Promise<void> {
  const resposta = JSON.stringify({tabelas: await tabelasVazias(db)});
  await db.query(
    `INSERT INTO idempotencia (ator, chave, rota, pedido_hash, resposta, criada_em) VALUES ($1, $2, 'npm start', '', $3, $4)`,
    [ATOR, CHAVE, resposta, agora],
  );
}

export async function anotarFim(db: Database): Promise<void> {
  await db.query('UPDATE idempotencia SET situacao = 200 WHERE ator = $1 AND chave = $2', [ATOR, CHAVE]);
}
