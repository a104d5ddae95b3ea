import {dataCivil} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {normalizarCodigo} from './codigos';
import {CodigoInvalido, CodigoJaUsado} from './recusas';

interface Achado {
  id: number;
  codigo: string;
  pontos: number;
}

/**
 * A registration code that is still good. `lock`: holds its row for the transaction that is about to use it; without, the
 * answer may be another one a moment later.
 * @throws 422 for what is no code or has expired, 409 for one that was used as often as it may be.
 */
export async function acharCodigoCadastro(db: Database, texto: string, {lock = false} = {}): Promise<Achado> {
  const achado = await db.one(sql<Achado & {esgotado: boolean; vencido: boolean}>`
    SELECT id, codigo, pontos, usos_realizados >= usos AS esgotado, coalesce(expira_em < ${dataCivil(currentContext().agora)}, false) AS vencido
       FROM codigo_cadastro WHERE codigo = ${normalizarCodigo(texto)} AND removido_em IS NULL ${lock ? sql`FOR NO KEY UPDATE` : sql``}`);
  if (!achado || achado.vencido) throw CodigoInvalido({campos: {codigo_cadastro: CodigoInvalido.erro}});
  if (achado.esgotado) throw CodigoJaUsado({campos: {codigo_cadastro: CodigoJaUsado.erro}});
  return achado;
}
