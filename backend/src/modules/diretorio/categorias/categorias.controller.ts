import {inject} from '@loopback/core';
import {CATEGORIA_ICONES} from '@clube/domain';
import {z} from 'zod';
import {currentContext} from '../../../kernel/context';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

const categoria = z
  .object({id: z.int(), nome: z.string(), icone: z.enum(CATEGORIA_ICONES), mine: z.boolean()})
  .meta({id: 'CategoriaDoPintor'});

const list = defineEndpoint('GET /api/categorias', {
  summary: 'O que um pintor pode fazer; mine diz o que faz o pintor que pergunta',
  answer: z.object({categories: z.array(categoria)}).meta({id: 'Categorias'}),
});

@controller()
export class CategoriasController {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The active categories in order, and inactive ones that the painter still has. */
  @endpoint(list)
  async list() {
    const {actor} = currentContext();
    const pintorId = sql.bound(actor.kind === 'loja' ? actor.id : null);
    const categories = await this.db.query(sql<z.infer<typeof categoria>>`
      SELECT c.id, c.nome, c.icone, x.pintor_id IS NOT NULL AS mine FROM categoria c
        LEFT JOIN pintor_categoria x ON x.categoria_id = c.id AND x.pintor_id = ${pintorId}::int
       WHERE c.ativo OR x.pintor_id IS NOT NULL ORDER BY c.ordem, c.id`);
    return {categories};
  }
}
