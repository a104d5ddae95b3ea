import {z} from 'zod';
import {Conflito} from '../../../kernel/errors';
import {ChaveReutilizada} from '../../../kernel/idempotency';
import {idParam, mensagem} from '../../../kernel/http/shapes';
import {route} from '../../../kernel/http/route';
import {outSchema} from '../../../kernel/resources/schemas';
import {listAnswer, queryOf} from '../../../kernel/resources/list-docs';
import {REFUSED_AT_START} from '../../../kernel/work/refusals';
import {comecado} from '../../../kernel/work/works.routes';
import * as recusas from './recusas';
import {
  alteradosEmMassa,
  cancelado,
  cancelamento,
  cancelamentoFiltrado,
  emMassa,
  emMassaFiltrada,
  mudancaData,
  mudancaStatus,
  observacao,
  pedido,
  previsao,
  resgatado,
} from './resgates.esquemas';
import {resgates} from './resgates.list';

const resgate = outSchema(resgates.fields).meta({id: 'Resgate'});
const umResgate = z.object({resgate}).meta({id: 'UmResgate'});

export const resgatar = route('POST /api/resgatar', {
  summary: 'Resgata um prêmio',
  description: 'Pedir e pagar é um só passo: limites, estoque, saldo e pedido acontecem todos, ou nenhum.',
  body: pedido,
  answer: resgatado,
  idempotent: true,
  refuses: [
    recusas.PremioIndisponivel,
    recusas.SaldoInsuficiente,
    recusas.SaldoEmDebito,
    recusas.SemEstoque,
    recusas.LimiteMensal,
    recusas.ResgateBloqueado,
    ChaveReutilizada,
    Conflito,
  ],
});

export const listar = route('GET /api/resgates', {
  summary: 'Resgates: os do pintor, ou os de todos no painel',
  query: queryOf(resgates),
  answer: listAnswer(resgates, resgate),
});

export const um = route('GET /api/resgates/{id}', {
  summary: 'Um resgate',
  params: idParam,
  answer: umResgate,
  refuses: [recusas.ResgateNaoEncontrado],
});

export const alterarStatus = route('POST /api/alterarStatusResgate', {
  summary: 'Muda o status entre não entregue, entregue e em trânsito',
  body: mudancaStatus,
  answer: mensagem,
  refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado, recusas.SoCancelando],
});

export const alterarEmMassa = route('PATCH /api/resgates/bulk', {
  summary: 'Muda o status de vários resgates, todos ou nenhum',
  body: emMassa,
  answer: alteradosEmMassa,
  refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado, recusas.SoCancelando],
});

export const alterarTodos = route('POST /api/resgates/bulk/filtro', {
  summary: 'Muda o status de todos os resgates de um filtro, num trabalho longo',
  body: emMassaFiltrada,
  answer: comecado,
  idempotent: true,
  refuses: [recusas.SoCancelando, ...REFUSED_AT_START, ChaveReutilizada],
});

export const cancelarTodos = route('POST /api/resgates/cancelar/filtro', {
  summary: 'Cancela todos os resgates de um filtro, um a um, num trabalho longo',
  body: cancelamentoFiltrado,
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, ChaveReutilizada],
});

export const cancelar = route('POST /api/cancelarResgate', {
  summary: 'Cancela o resgate e devolve pontos, estoque e limite do mês',
  body: cancelamento,
  answer: cancelado,
  idempotent: true,
  refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado, ChaveReutilizada],
});

export const alterarData = route('PUT /api/data-resgate', {
  summary: 'Grava a data de entrega',
  body: mudancaData,
  answer: mensagem,
  refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado],
});

export const alterarPrevisao = route('PUT /api/previsao-entrega', {
  summary: 'Grava a previsão de entrega',
  body: previsao,
  answer: mensagem,
  refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado],
});

export const alterarObservacao = route('PUT /api/resgates/{id}/alterar-observacao', {
  summary: 'Grava a observação que o pintor lê',
  params: idParam,
  body: observacao,
  answer: mensagem,
  refuses: [recusas.ResgateNaoEncontrado],
});
