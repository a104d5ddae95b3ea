import type {Database} from '../persistence/database';
import {sql, type Sql} from '../persistence/sql';

/** An upload, as in its row. */
export interface Envio {
  id: string;
  tipo: string;
  ator: string;
  nome: string;
  /** Total size in bytes. */
  bytes: number;
  /** Bytes that are safely on disk. */
  recebidos: number;
  /** Detected from the content; null until enough bytes have arrived. */
  mime: string | null;
  /** Storage key of the complete file; null before. */
  caminho: string | null;
  escrita: number;
  criadoEm: Date;
  expiraEm: Date;
  usadoEm: Date | null;
  /** A connection is sending it now. */
  emAndamento: boolean;
}

type Db = Pick<Database, 'query' | 'one' | 'tx'>;

const fieldsOf = (
  idleMs: number,
): Sql => sql`id, tipo, ator, nome, bytes, recebidos, mime, caminho, escrita, criado_em AS "criadoEm",
  expira_em AS "expiraEm", usado_em AS "usadoEm", ${living(idleMs)} AS "emAndamento"`;

const living = (idleMs: number): Sql =>
  sql`coalesce(vivo_em > clock_timestamp() - make_interval(secs => ${idleMs / 1000}), false)`;

export const findEnvio = (db: Db, id: string, idleMs: number): Promise<Envio | undefined> =>
  db.one(sql<Envio>`SELECT ${fieldsOf(idleMs)} FROM envio WHERE id = ${id}`);

/** The same, with the row locked until the open transaction ends. */
export const lockEnvio = (db: Db, id: string, idleMs: number): Promise<Envio | undefined> =>
  db.one(sql<Envio>`SELECT ${fieldsOf(idleMs)} FROM envio WHERE id = ${id} FOR UPDATE`);

/**
 * Acquires the right to write from `offset` on, and revokes it from any previous writer; undefined when another connection is
 * sending, or the offset is not the current one.
 */
export const beginWriting = (db: Db, id: string, offset: number, idleMs: number): Promise<Envio | undefined> =>
  db.tx(() =>
    db.one(sql<Envio>`UPDATE envio SET escrita = escrita + 1, vivo_em = clock_timestamp()
      WHERE id = ${id} AND recebidos = ${offset} AND caminho IS NULL AND NOT ${living(idleMs)}
      RETURNING ${fieldsOf(idleMs)}`),
  );

/** Records how much is on disk; false when another writer has taken over or the upload was cancelled. */
export const recordReceived = async (
  db: Db,
  {id, escrita}: Pick<Envio, 'id' | 'escrita'>,
  {received, expires}: {received: number; expires: Date},
): Promise<boolean> =>
  (await db.tx(() =>
    db.one(sql<{
      id: string;
    }>`UPDATE envio SET recebidos = ${received}, vivo_em = clock_timestamp(), expira_em = ${expires}
      WHERE id = ${id} AND escrita = ${escrita} RETURNING id`),
  )) !== undefined;

/** Releases the right to write, so that the next connection need not wait for the timeout. */
export const endWriting = async (db: Db, {id, escrita}: Pick<Envio, 'id' | 'escrita'>): Promise<void> => {
  await db.tx(() => db.query(sql`UPDATE envio SET vivo_em = NULL WHERE id = ${id} AND escrita = ${escrita}`));
};

/** Storage keys of all known uploads, incomplete and complete. */
export const knownEnvioStems = (stems: readonly string[]): Sql<{stem: string}> => sql<{stem: string}>`
  SELECT x.stem FROM envio, LATERAL (VALUES (${'envios/'} || id), (regexp_replace(caminho, '\\.\\w+$', ''))) AS x(stem)
   WHERE usado_em IS NULL AND x.stem = ANY(${[...stems]})`;
