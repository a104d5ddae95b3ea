import {inject} from '@loopback/core';
import {outSchema} from '../../../kernel/entities/schemas';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import type {Lists} from '../../../kernel/lists/lists';
import {avaliacoesPintor} from './avaliacoes.list';

const list = defineEndpoint('GET /api/sessoes/parceiro/avaliacoes', {
  summary: 'O que os clientes disseram do pintor',
  description: 'Filtro status: PENDENTE são as pedidas que o cliente ainda não deu, AVALIADO as dadas.',
  query: queryOf(avaliacoesPintor),
  answer: listAnswer(avaliacoesPintor, outSchema(avaliacoesPintor.fields).meta({id: 'AvaliacaoDoPintor'})),
});

@controller()
export class AvaliacoesPintorController {
  constructor(@inject('kernel.lists') private readonly lists: Lists) {}

  @endpoint(list)
  list({query}: Input<typeof list>) {
    return this.lists.answer(avaliacoesPintor, query);
  }
}
