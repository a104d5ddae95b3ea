import {inject} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {outSchema} from '../../../kernel/entities/schemas';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import type {Lists} from '../../../kernel/lists/lists';
import {cursosConcluidos, inscricoes} from './inscricoes.list';

const ofStaff = defineEndpoint('GET /api/cursos/inscricoes', {
  summary: 'Lista quem se inscreveu em cada curso e onde parou',
  query: queryOf(inscricoes),
  answer: listAnswer(inscricoes, outSchema(inscricoes.fields).meta({id: 'InscricaoEmCurso'})),
});

const completed = defineEndpoint('GET /api/cursos/parceiro/concluidos', {
  summary: 'Os cursos que o pintor concluiu, também os que saíram do ar',
  query: queryOf(cursosConcluidos),
  answer: listAnswer(cursosConcluidos, outSchema(cursosConcluidos.fields).meta({id: 'CursoConcluido'})),
});

@controller()
export class InscricoesController {
  constructor(@inject(Kernel.LISTS) private readonly lists: Lists) {}

  @endpoint(ofStaff)
  list({query}: Input<typeof ofStaff>) {
    return this.lists.answer(inscricoes, query);
  }

  @endpoint(completed)
  completed({query}: Input<typeof completed>) {
    return this.lists.answer(cursosConcluidos, query);
  }
}
