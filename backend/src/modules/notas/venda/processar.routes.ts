import {mensagem} from '../../../kernel/http/shapes';
import {route} from '../../../kernel/http/route';
import {ChaveReutilizada} from '../../../kernel/idempotency';
import {CodigoInvalido, CodigoJaUsado, LimiteDeCodigos} from '../../pontos';
import * as recusas from '../recusas';
import {daNota, pontuacao, pontuado, reprovacao, vendasVivas, vendasQuery} from './processar.esquemas';

export const pontuar = route('POST /api/pontuacoes/pontuar', {
  summary: 'Pontua uma nota pendente',
  body: pontuacao,
  answer: pontuado,
  idempotent: true,
  refuses: [
    recusas.NotaNaoEncontrada,
    recusas.VendaJaProcessada,
    recusas.EmAnalise,
    recusas.SegundaConferencia,
    recusas.ProdutoNaoEncontrado,
    recusas.CpfInvalido,
    CodigoInvalido,
    CodigoJaUsado,
    LimiteDeCodigos,
    ChaveReutilizada,
  ],
});

export const reprovar = route('POST /api/pontuacoes/reprovar', {
  summary: 'Reprova uma nota pendente, com um dos cinco motivos',
  body: reprovacao,
  answer: mensagem,
  refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
});

export const encerrar = route('POST /api/pontuacoes/encerrar', {
  summary: 'Encerra uma nota pendente como não pontuável',
  body: daNota,
  answer: mensagem,
  refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise],
});

export const cancelar = route('POST /api/pontuacoes/cancelar', {
  summary: 'Cancela uma pontuação: os pontos voltam, gastos viram débito',
  body: daNota,
  answer: mensagem,
  idempotent: true,
  refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.ForaDoPrazoDeRevisao, ChaveReutilizada],
});

export const retornar = route('POST /api/pontuacoes/retornar-pendente', {
  summary: 'Devolve uma nota pontuada ou encerrada para as pendentes',
  body: daNota,
  answer: mensagem,
  idempotent: true,
  refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.ForaDoPrazoDeRevisao, ChaveReutilizada],
});

export const vendas = route('GET /api/vendas', {
  summary: 'Vendas já pontuadas com este número',
  query: vendasQuery,
  answer: vendasVivas,
});
