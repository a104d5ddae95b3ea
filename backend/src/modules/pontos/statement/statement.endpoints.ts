import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {outSchema} from '../../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {lotes} from './lotes.list';
import {movimentos} from './movimentos.list';

const movimento = outSchema(movimentos.fields).meta({id: 'Movimento'});
const lote = outSchema(lotes.fields).meta({id: 'Lote'});

export const movements = defineEndpoint('GET /api/pontuacoes/movimentos', {
  summary: 'Os pontos do pintor, do que entrou e do que saiu, e as notas sem pontos',
  description:
    'grupo escolhe uma parte: notas, codigos, resgates, analise; extrato são os lançamentos, com o saldo após cada um. No painel, de um pintor por vez: filtros={"cpf":"…"}.',
  query: queryOf(movimentos),
  answer: listAnswer(movimentos, movimento),
});

export const lots = defineEndpoint('GET /api/pontuacoes/lotes', {
  summary: 'O que resta dos pontos do pintor, por quando vence',
  description: 'No painel, de um pintor por vez: filtros={"cpf":"…"}.',
  query: queryOf(lotes),
  answer: listAnswer(lotes, lote),
});
