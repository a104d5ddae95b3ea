import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql, type Sql} from '../../../kernel/persistence/sql';

/** SQL: the painter (alias t) accepted the newest version of the rules that requires it. */
export const acceptedRules = (): Sql =>
  sql`(t.aceitou_regulamento AND t.versao_regulamento >= coalesce(termo_exigido('regulamento', ${currentContext().now}), 0))`;

/** SQL: the same for the privacy policy. */
export const acceptedPolicy = (): Sql =>
  sql`(t.aceitou_privacidade AND t.versao_privacidade >= coalesce(termo_exigido('privacidade', ${currentContext().now}), 0))`;

/**
 * Records acceptance of the current rules; returns false if they were accepted before, also by a concurrent request.
 */
export async function acceptRules(db: Database, pintorId: number): Promise<boolean> {
  const version = sql`greatest(termo_vigente('regulamento', ${currentContext().now}), 1)`;
  const row = await db.one(sql`UPDATE pintor SET aceitou_regulamento = true, versao_regulamento = ${version}
    WHERE id = ${pintorId} AND NOT (aceitou_regulamento AND versao_regulamento >= ${version}) RETURNING 1 AS accepted`);
  return row !== undefined;
}

/** The same for the privacy policy. */
export async function acceptPolicy(db: Database, pintorId: number): Promise<boolean> {
  const version = sql`greatest(termo_vigente('privacidade', ${currentContext().now}), 1)`;
  const row = await db.one(sql`UPDATE pintor SET aceitou_privacidade = true, versao_privacidade = ${version}
    WHERE id = ${pintorId} AND NOT (aceitou_privacidade AND versao_privacidade >= ${version}) RETURNING 1 AS accepted`);
  return row !== undefined;
}
