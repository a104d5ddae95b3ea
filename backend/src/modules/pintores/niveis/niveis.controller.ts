import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {REQUISITOS} from '@clube/domain';
import {requireActor} from '../../../kernel/context';
import {NotFound} from '../../../kernel/refusals/refusals';
import {route, type Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import type {Lists} from '../../../kernel/lists/lists';
import {Cluster} from '../pintor';
import {niveis} from './niveis.list';
import {NiveisService} from './niveis.service';

const standing = z
  .object({
    temNotaPontuada: z.boolean(),
    requisitos: z.object(
      Object.fromEntries(REQUISITOS.map(nome => [nome, z.boolean()])) as Record<
        (typeof REQUISITOS)[number],
        z.ZodBoolean
      >,
    ),
    ultimos12Meses: z.object({NOTAS: z.int(), PONTOS: z.int(), RESGATES: z.int()}),
  })
  .meta({id: 'SituacaoNosNiveis'});

const levels = route('GET /api/cluster', {
  summary: 'Os níveis do programa, do mais baixo ao mais alto',
  query: queryOf(niveis),
  answer: listAnswer(niveis, Cluster.row),
});
const situation = route('GET /api/cluster/situacao', {
  summary: 'O que o pintor já cumpre do que os níveis pedem',
  answer: standing,
  refuses: [NotFound],
});

@controller()
export class NiveisController {
  constructor(
    @service(NiveisService) private readonly niveis: NiveisService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(levels)
  levels({query}: Input<typeof levels>) {
    return this.lists.answer(niveis, query);
  }

  @verb(situation)
  situation() {
    return this.niveis.standing(requireActor('loja').id);
  }
}
