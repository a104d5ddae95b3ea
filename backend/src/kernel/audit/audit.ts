import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

export interface Alteracao {
  acao: string;
  entidade: string;
  entidadeId: string | number;
  antes?: object;
  depois?: object;
}

/**
 * Who, when, from which page, what changed from what to what; in the same transaction as the change itself.
 * Personal data is never copied here: rows name the record, values are the technical ones.
 */
export async function audit(db: Database, {acao, entidade, entidadeId, antes, depois}: Alteracao): Promise<void> {
  const {agora, ator, pagina, requestId} = currentContext();
  await db.query(sql`
    INSERT INTO auditoria (ocorrido_em, tipo_ator, ator_id, pagina, request_id, acao, entidade, entidade_id, antes, depois)
     VALUES (${agora}, ${ator.tipo === 'publico' ? 'sistema' : ator.tipo}, ${'id' in ator ? ator.id : null}, ${pagina ?? null},
             ${requestId}, ${acao}, ${entidade}, ${String(entidadeId)}, ${antes ? JSON.stringify(antes) : null},
             ${depois ? JSON.stringify(depois) : null})`);
}

/** Only what differs, on both sides. */
export function difference<T extends object>(before: T, after: Partial<T>) {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...is.keys()].filter(key => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)));
  const pick = (row: Map<string, unknown>) => Object.fromEntries(keys.map(key => [key, row.get(key)]));
  return {antes: pick(was), depois: pick(is), mudou: keys.length > 0};
}
