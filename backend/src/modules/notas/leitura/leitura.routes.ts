import {route} from '../../../kernel/http/route';
import {chaveQuery, conferida} from './conferir.service';
import {idFotoParam, leitura, relida} from './esquemas';
import {figuras as lidas, periodo} from './figuras';
import * as recusas from '../recusas';

export const daNota = route('GET /api/nota/{idFoto}', {
  summary: 'O que foi lido da nota, com os produtos reconhecidos',
  params: idFotoParam,
  answer: leitura,
  refuses: [recusas.NotaNaoEncontrada],
});

export const reler = route('POST /api/nota/{idFoto}/reler', {
  summary: 'Lê de novo uma nota pendente',
  params: idFotoParam,
  answer: relida,
  refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
});

export const figuras = route('GET /api/notas/leituras', {
  summary: 'Quantas notas foram lidas em um período, como e em quanto tempo',
  query: periodo,
  answer: lidas,
});

export const conferir = route('GET /api/notas/conferir', {
  summary: 'Diz de que loja é uma chave de acesso e se a nota já foi enviada',
  query: chaveQuery,
  answer: conferida,
});
