import {podeChamar} from '@clube/domain';
import type {Ator} from '../../../kernel/context';
import type {FileAccess} from '../../../kernel/files/access';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/**
 * Who may read a receipt's file: its painter, who may open what was read of it, and, once it is a scored sale, who may list
 * sales. A page that two receipts share is shown with each of them.
 */
export const quemLe =
  (db: Database): FileAccess =>
  async (caminho, ator) => {
    const dele = condicao(ator);
    const pintor = sql.bound(ator.tipo === 'loja' ? ator.id : null);
    if (!dele) return false;
    const found = await db.one(sql`
      SELECT 1 FROM arquivo a JOIN nota_arquivo na ON na.arquivo_id = a.id JOIN nota n ON n.id = na.nota_id
        WHERE (a.caminho = ${caminho} OR a.vista = ${caminho}) AND ${sql.raw(dele)} AND (${pintor}::int IS NULL OR n.pintor_id = ${pintor}) LIMIT 1`);
    return found !== undefined;
  };

function condicao(ator: Ator): string | undefined {
  if (ator.tipo === 'loja') return 'true';
  if (ator.tipo !== 'painel') return undefined;
  if (podeChamar('GET', '/api/nota/{idFoto}', ator)) return 'true';
  if (!podeChamar('GET', '/api/pontuacoes', ator)) return undefined;
  return `EXISTS (SELECT 1 FROM venda v WHERE v.nota_id = n.id AND v.estado = 'pontuada')`;
}
