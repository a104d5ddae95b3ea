import {formatPontosInWords} from '@clube/domain';
import type {PageMetadata} from '../../../kernel/http-server/pages/page-metadata';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** The preview of a link to a prize: name, price and photo; undefined for a prize that cannot be ordered. */
export async function premioMetadata(db: Database, codigo: string): Promise<PageMetadata | undefined> {
  const premio = await db.one(sql<{nome: string; pontos: number; caminho: string | null}>`
    SELECT t.nome, t.pontos_web AS pontos, (SELECT a.caminho FROM arquivo a WHERE a.id = t.foto_id) AS caminho
      FROM premio t WHERE t.codigo = ${codigo} AND t.ativo AND t.removido_em IS NULL`);
  if (!premio) return undefined;
  return {
    title: `${premio.nome} · Clube do Pintor`,
    description: `Por ${formatPontosInWords(premio.pontos)} na loja do Clube do Pintor. Envie suas notas, junte pontos e troque.`,
    image: premio.caminho ? `/arquivos/${premio.caminho}` : undefined,
  };
}
