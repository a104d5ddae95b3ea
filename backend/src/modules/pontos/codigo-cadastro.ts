import {civilDateOf} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {normaliseCodigo} from './codigos';
import {InvalidCodigo, CodigoAlreadyUsed} from './refusals';

interface FoundCodigo {
  id: number;
  codigo: string;
  pontos: number;
  /** A second person agreed to what it is worth. */
  conferido: boolean;
  /** The person of staff who decided what it is worth. */
  criadoPor: number | null;
}

/**
 * A registration code that is still good. `lock`: holds its row for the transaction that is about to use it; without, the
 * answer may be another one a moment later.
 * @throws 422 for what is no code or has expired, 409 for one that was used as often as it may be.
 */
export async function findCodigoCadastro(db: Database, text: string, {lock = false} = {}): Promise<FoundCodigo> {
  const found = await db.one(sql<FoundCodigo & {esgotado: boolean; vencido: boolean}>`
    SELECT id, codigo, pontos, conferido, usuario_id AS "criadoPor", usos_realizados >= usos AS esgotado, coalesce(expira_em < ${civilDateOf(currentContext().now)}, false) AS vencido
       FROM codigo_cadastro WHERE codigo = ${normaliseCodigo(text)} AND removido_em IS NULL ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  if (!found || found.vencido) throw InvalidCodigo({campos: {codigo_cadastro: InvalidCodigo.erro}});
  if (found.esgotado) throw CodigoAlreadyUsed({campos: {codigo_cadastro: CodigoAlreadyUsed.erro}});
  return found;
}
