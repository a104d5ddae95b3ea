import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {currentContext} from '../../kernel/context';
import {route, type Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import {outSchema} from '../../kernel/resources/fields';
import {listAnswer, queryOf} from '../../kernel/resources/list-docs';
import type {Lists} from '../../kernel/resources/lists';
import {revendas} from './revendas.list';
import {RevendasService} from './revendas.service';

const revenda = outSchema(revendas.fields).meta({id: 'Revenda'});
const nomes = z.object({revendas: z.array(z.object({nomeInput: z.string()}))}).meta({id: 'NomesDasRevendas'});

const listar = route('GET /api/revendas', {
  summary: 'Lista as revendas',
  description: 'Sem uma sessão do painel, só os nomes das ativas, em ordem alfabética.',
  query: queryOf(revendas),
  answer: z.union([listAnswer(revendas, revenda), nomes]),
});

@controller()
export class RevendasController {
  constructor(
    @service(RevendasService) private readonly service: RevendasService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(listar)
  async listar({query}: Input<typeof listar>) {
    if (currentContext().ator.tipo === 'painel') return this.lists.answer(revendas, query);
    return {revendas: await this.service.nomes()};
  }
}
