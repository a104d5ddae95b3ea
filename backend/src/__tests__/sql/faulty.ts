import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

// Statements with one error each, which are never executed. `statements.test.ts` expects that each is found.

export const misspelt = (db: Database) => db.query(sql`SELECT nmoe FROM usuario`);
export const canBeNull = (db: Database, id: number) =>
  db.query(sql<{email: string}>`SELECT email FROM pintor WHERE id = ${id}`);
export const throughAnOuterJoin = (db: Database) =>
  db.query(sql<{rede: string}>`SELECT r.nome AS rede FROM revenda t LEFT JOIN rede r ON r.id = t.rede_id`);
export const neverNull = (db: Database) => db.query(sql<{nome: string | null}>`SELECT nome FROM usuario`);
export const noNumber = (db: Database) => db.query(sql<{n: string}>`SELECT count(*) AS n FROM pintor`);
export const aStateTooFew = (db: Database) => db.query(sql<{estado: 'pendente'}>`SELECT estado FROM nota`);
export const wrongValue = (db: Database, now: Date) => db.query(sql`SELECT 1 FROM pintor WHERE id = ${now}`);
export const inAFragment = (db: Database, all: boolean) =>
  db.query(sql`SELECT 1 FROM pintor ${all ? sql`` : sql`WHERE atvio`}`);
export const notTagged = (db: Database) => db.query({text: 'SELECT 1', values: []});
export const notToBeRead = (db: Database, column: string) =>
  db.query(sql`SELECT ${sql.identifier(column)} FROM pintor`);
/** A correct statement that is composed of parts. */
export const right = (db: Database, estado: string | null) => {
  const once = sql.bound(estado);
  return db.query(
    sql<{id: number; emails: number}>`
      SELECT n.id, count(p.email)::int AS emails FROM nota n JOIN pintor p ON p.id = n.pintor_id
      WHERE ${once}::text IS NULL OR n.estado = ${once} GROUP BY n.id`,
  );
};
