import {z} from 'zod';
import {NaoEncontrado} from '../errors';
import {route} from '../http/route';
import {idParam, mensagem} from '../http/shapes';
import {listAnswer, queryOf} from '../resources/list-docs';
import {outSchema} from '../resources/schemas';
import {linhasDoTrabalho, trabalhos} from './works.list';
import {TrabalhoTerminado} from './refusals';

const trabalho = outSchema(trabalhos.fields).meta({id: 'Trabalho'});
const linha = outSchema(linhasDoTrabalho.fields).meta({id: 'TrabalhoLinha'});

/** What beginning a work answers, whatever it does. */
export const comecado = z
  .object({mensagem: z.string(), trabalho: z.int(), total: z.int()})
  .meta({id: 'TrabalhoIniciado'});

export const listar = route('GET /api/trabalhos', {
  summary: 'Os trabalhos longos de quem pergunta; um Administrador vê os de todos',
  query: queryOf(trabalhos),
  answer: listAnswer(trabalhos, trabalho),
});

export const um = route('GET /api/trabalhos/{id}', {
  summary: 'Um trabalho: quanto já foi feito e o que resultou',
  params: idParam,
  answer: trabalho,
  refuses: [NaoEncontrado],
});

export const linhas = route('GET /api/trabalhos/{id}/linhas', {
  summary: 'As linhas de um trabalho e o resultado de cada uma',
  params: idParam,
  query: queryOf(linhasDoTrabalho),
  answer: listAnswer(linhasDoTrabalho, linha),
  refuses: [NaoEncontrado],
});

export const cancelar = route('POST /api/trabalhos/{id}/cancelar', {
  summary: 'Pede que um trabalho pare; o que já foi feito continua feito',
  params: idParam,
  answer: mensagem,
  refuses: [NaoEncontrado, TrabalhoTerminado],
});
