import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {keyQuery, checkedKey} from './key-check.service';
import {idFotoParam, reading, readAgainAnswer} from './schemas';
import {figures as figuresAnswer, period} from './figures';
import * as refusals from '../refusals';

export const readingOfNota = defineEndpoint('GET /api/nota/{idFoto}', {
  summary: 'O que foi lido da nota, com os produtos reconhecidos',
  params: idFotoParam,
  answer: reading,
  refuses: [refusals.NotaNotFound],
});

export const readAgain = defineEndpoint('POST /api/nota/{idFoto}/reler', {
  summary: 'Lê de novo uma nota pendente',
  params: idFotoParam,
  answer: readAgainAnswer,
  refuses: [refusals.NotaNotFound, refusals.StateForbids, refusals.UnderAnalysis],
});

export const figures = defineEndpoint('GET /api/notas/leituras', {
  summary: 'Quantas notas foram lidas em um período, como e em quanto tempo',
  query: period,
  answer: figuresAnswer,
});

export const check = defineEndpoint('GET /api/notas/conferir', {
  summary: 'Diz de que loja é uma chave de acesso e se a nota já foi enviada',
  query: keyQuery,
  answer: checkedKey,
});
