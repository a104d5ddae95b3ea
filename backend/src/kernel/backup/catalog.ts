import type {Client} from 'pg';
import type {Sequence, Table} from './archive/format';
import {rowsOf, sql} from '../persistence/sql';
import {BackupError} from './errors';

export type Queries = Pick<Client, 'query'>;

/**
 * Tables that a backup omits. Migrations: the restore runs them. Sessions and devices: a restore ends all sessions.
 * Password links: they would work twice. Failed attempts and unfinished uploads: temporary. Lines of imports: read
 * again from the file.
 */
const LEFT_OUT = [
  'migracao',
  'migracao_soma',
  'sessao',
  'recuperacao_senha',
  'tentativa',
  'envio',
  'importacao_linha',
  'aparelho_push',
];

const OURS = sql`n.nspname = 'public' AND NOT EXISTS (
  SELECT 1 FROM pg_depend e WHERE e.classid = 'pg_class'::regclass AND e.objid = c.oid AND e.deptype = 'e')`;

/** The tables that are backed up, with their columns except generated ones. */
export async function tablesOf(db: Queries): Promise<Table[]> {
  const rows = await rowsOf(
    db,
    sql<Table>`SELECT c.relname AS nome, (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS colunas
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE ${OURS} AND c.relkind = 'r' AND c.relname <> ALL(${LEFT_OUT}) ORDER BY c.relname`,
  );
  return rows;
}

/** The current values of the tables' sequences. They may be newer than the snapshot, which only skips numbers. */
export async function sequencesOf(db: Queries, tables: Table[]): Promise<Sequence[]> {
  const rows = await rowsOf(
    db,
    sql<{tabela: string; coluna: string; nome: string}>`
      SELECT c.relname AS tabela, a.attname AS coluna, s.oid::regclass::text AS nome
       FROM pg_class s JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i')
       JOIN pg_class c ON d.refclassid = 'pg_class'::regclass AND c.oid = d.refobjid
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
      WHERE s.relkind = 'S' AND n.nspname = 'public' AND c.relname = ANY(${tables.map(({nome}) => nome)}) ORDER BY 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const {tabela, coluna, nome} of rows) {
    const [state] = await rowsOf(
      db,
      sql<{valor: number; usado: boolean}>`SELECT last_value AS valor, is_called AS usado FROM ${sql.raw(nome)}`,
    );
    if (state) sequences.push({tabela, coluna, ...state});
  }
  return sequences;
}

export interface ForeignKey {
  tabela: string;
  nome: string;
  definicao: string;
}

/** Every foreign key, with the SQL that creates it. */
export async function foreignKeysOf(db: Queries): Promise<ForeignKey[]> {
  const rows = await rowsOf(
    db,
    sql<ForeignKey>`SELECT k.conrelid::regclass::text AS tabela, quote_ident(k.conname) AS nome, pg_get_constraintdef(k.oid) AS definicao
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE k.contype = 'f' AND ${OURS} ORDER BY 1, 2`,
  );
  return rows;
}

/** Names of some objects in a database that should be empty. */
export async function describeContents(db: Queries): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{nome: string}>`
      SELECT c.oid::regclass::text AS nome FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
        AND NOT EXISTS (SELECT 1 FROM pg_depend e WHERE e.classid = 'pg_class'::regclass AND e.objid = c.oid AND e.deptype = 'e')
      ORDER BY c.relkind = 'r' DESC, 1 LIMIT 5`,
  );
  return rows.map(({nome}) => nome);
}

/** @throws BackupError unless the database is empty: a restore overwrites nothing. */
export async function requireEmptyDatabase(db: Queries): Promise<void> {
  const names = await describeContents(db);
  if (names.length > 0)
    throw new BackupError(
      `O banco de dados não está vazio (tem ${names.join(', ')}…). Restaure num banco novo ou numa pasta nova (DATA_DIR).`,
    );
}

/** The COPY statement that reads or writes a table's rows. */
export const copyOf = ({nome, colunas}: Table, direction: 'TO STDOUT' | 'FROM STDIN'): string =>
  `COPY ${quoted(nome)} (${colunas.map(quoted).join(', ')}) ${direction}`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
