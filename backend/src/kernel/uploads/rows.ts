import type {Database} from '../persistence/database';
import {sql, type Sql} from '../persistence/sql';

/** An upload as its row says. */
export interface Envio {
  id: string;
  tipo: string;
  ator: string;
  nome: string;
  /** Of the whole. */
  bytes: number;
  /** On disk for certain. */
  recebidos: number;
  /** Detected from the content, once enough of it was there. */
  mime: string | null;
  /** Its key in the storage, once it is whole. */
  caminho: string | null;
  escrita: number;
  criadoEm: Date;
  expiraEm: Date;
  usadoEm: Date | null;
  /** Somebody is sending it now. */
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

/** The same, held until the open transaction ends. */
export const lockEnvio = (db: Db, id: string, idleMs: number): Promise<Envio | undefined> =>
  db.one(sql<Envio>`SELECT ${fieldsOf(idleMs)} FROM envio WHERE id = ${id} FOR UPDATE`);

/**
 * Takes the right to write from `offset` on; undefined when somebody else is sending, or the upload stands elsewhere. From
 * here on who wrote before writes nothing any more.
 */
export const beginWriting = (db: Db, id: string, offset: number, idleMs: number): Promise<Envio | undefined> =>
  db.tx(() =>
    db.one(sql<Envio>`UPDATE envio SET escrita = escrita + 1, vivo_em = clock_timestamp()
      WHERE id = ${id} AND recebidos = ${offset} AND caminho IS NULL AND NOT ${living(idleMs)}
      RETURNING ${fieldsOf(idleMs)}`),
  );

/** Records how much is on disk; false when somebody else writes now, or it was cancelled. */
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

/** Who wrote is gone: the next one need not wait. */
export const endWriting = async (db: Db, {id, escrita}: Pick<Envio, 'id' | 'escrita'>): Promise<void> => {
  await db.tx(() => db.query(sql`UPDATE envio SET vivo_em = NULL WHERE id = ${id} AND escrita = ${escrita}`));
};

/** Files of uploads that are known of: those that still come, and whole ones that nobody has taken over. */
export const knownEnvioStems = (stems: readonly string[]): Sql<{stem: string}> => sql<{stem: string}>`
  SELECT x.stem FROM envio, LATERAL (VALUES (${'envios/'} || id), (regexp_replace(caminho, '\\.\\w+$', ''))) AS x(stem)
   WHERE usado_em IS NULL AND x.stem = ANY(${[...stems]})`;
