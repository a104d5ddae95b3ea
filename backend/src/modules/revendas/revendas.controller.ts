import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {currentContext} from '../../kernel/context';
import {route, type Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import {outSchema} from '../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import type {Lists} from '../../kernel/lists/lists';
import {revendas} from './revenda';
import {RevendasService} from './revendas.service';

const revenda = outSchema(revendas.fields).meta({id: 'Revenda'});
const namesAnswer = z.object({revendas: z.array(z.object({nomeInput: z.string()}))}).meta({id: 'NomesDasRevendas'});

const list = route('GET /api/revendas', {
  summary: 'Lista as revendas',
  description: 'Sem uma sessão do painel, só os nomes das ativas, em ordem alfabética.',
  query: queryOf(revendas),
  answer: z.union([listAnswer(revendas, revenda), namesAnswer]),
});

@controller()
export class RevendasController {
  constructor(
    @service(RevendasService) private readonly service: RevendasService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(list)
  async list({query}: Input<typeof list>) {
    if (currentContext().actor.kind === 'painel') return this.lists.answer(revendas, query);
    return {revendas: await this.service.names()};
  }
}
