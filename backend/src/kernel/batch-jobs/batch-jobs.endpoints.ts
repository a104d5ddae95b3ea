import {z} from 'zod';
import {NotFound} from '../refusals/refusals';
import {defineEndpoint} from '../http/routing/define-endpoint';
import {idParam, messageAnswer} from '../http/routing/shapes';
import {listAnswer, queryOf} from '../lists/list-docs';
import {outSchema} from '../entities/schemas';
import {linhasDoTrabalho, trabalhos} from './batch-jobs.list';
import {TooManyTrabalhos, TrabalhoFinished, TrabalhoNotUndoable} from './refusals';

const trabalho = outSchema(trabalhos.fields).meta({id: 'Trabalho'});
const linha = outSchema(linhasDoTrabalho.fields).meta({id: 'TrabalhoLinha'});

/** The response to starting a batch job of any kind. */
export const comecado = z
  .object({mensagem: z.string(), trabalho: z.int(), total: z.int()})
  .meta({id: 'TrabalhoIniciado'});

export const list = defineEndpoint('GET /api/trabalhos', {
  summary: 'Os trabalhos longos de quem pergunta; um Administrador vê os de todos',
  query: queryOf(trabalhos),
  answer: listAnswer(trabalhos, trabalho),
});

export const get = defineEndpoint('GET /api/trabalhos/{id}', {
  summary: 'Um trabalho: quanto já foi feito e o que resultou',
  params: idParam,
  answer: trabalho,
  refuses: [NotFound],
});

export const rows = defineEndpoint('GET /api/trabalhos/{id}/linhas', {
  summary: 'As linhas de um trabalho e o resultado de cada uma',
  params: idParam,
  query: queryOf(linhasDoTrabalho),
  answer: listAnswer(linhasDoTrabalho, linha),
  refuses: [NotFound],
});

export const cancel = defineEndpoint('POST /api/trabalhos/{id}/cancelar', {
  summary: 'Pede que um trabalho pare; o que já foi feito continua feito',
  params: idParam,
  answer: messageAnswer,
  refuses: [NotFound, TrabalhoFinished],
});

export const undo = defineEndpoint('POST /api/trabalhos/{id}/desfazer', {
  summary: 'Desfaz num trabalho o que outro mudou, linha a linha; o que mudou depois fica como está',
  description: 'Pede o mesmo direito que o trabalho. desfazivel diz quais podem ser desfeitos.',
  params: idParam,
  answer: comecado,
  refuses: [NotFound, TrabalhoNotUndoable, TooManyTrabalhos],
});
