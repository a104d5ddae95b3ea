import {civilDateOf} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {normaliseCodigo, type FindOptions} from './codigos';
import {InvalidCodigo, CodigoAlreadyUsed} from './refusals';

interface FoundCodigo {
  id: number;
  codigo: string;
  pontos: number;
  /** Whether a second person approved its value. */
  conferido: boolean;
  /** The member of staff who set its value. */
  criadoPor: number | null;
}

/**
 * A valid registration code. `lock`: locks its row for the transaction that is about to use it; without it the result
 * may be outdated a moment later.
 * @throws 422 for an unknown or expired code, 409 for one that was used as often as allowed.
 */
export async function findCodigoCadastro(
  db: Database,
  text: string,
  {lock = false, sentAt = currentContext().now}: FindOptions = {},
): Promise<FoundCodigo> {
  const found = await db.one(sql<FoundCodigo & {esgotado: boolean; vencido: boolean}>`
    SELECT id, codigo, pontos, conferido, usuario_id AS "criadoPor", usos_realizados >= usos AS esgotado, coalesce(expira_em < ${civilDateOf(sentAt)}, false) AS vencido
       FROM codigo_cadastro WHERE codigo = ${normaliseCodigo(text)} AND removido_em IS NULL ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  if (!found || found.vencido) throw InvalidCodigo({campos: {codigo_cadastro: InvalidCodigo.erro}});
  if (found.esgotado) throw CodigoAlreadyUsed({campos: {codigo_cadastro: CodigoAlreadyUsed.erro}});
  return found;
}
