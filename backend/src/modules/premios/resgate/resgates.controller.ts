import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {CANCELADO, EXCLUIDO} from '@clube/domain';
import {actor} from '../../../kernel/context';
import {Conflito} from '../../../kernel/errors';
import {ChaveReutilizada} from '../../../kernel/idempotency';
import {idParam, mensagem} from '../../../kernel/http/shapes';
import {controller, verb, type Entrada} from '../../../kernel/http/verb';
import {outSchema} from '../../../kernel/resources/schemas';
import {listAnswer, queryOf, type ListQuerySchema} from '../../../kernel/resources/list-docs';
import type {Lists} from '../../../kernel/resources/lists';
import {AcompanharResgateService} from './acompanhar.service';
import {CancelarResgateService} from './cancelar.service';
import * as recusas from './recusas';
import {ResgatarService} from './resgatar.service';
import {
  alteradosEmMassa,
  cancelado,
  cancelamento,
  emMassa,
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

@controller()
export class ResgatesController {
  constructor(
    @service(ResgatarService) private readonly resgatarService: ResgatarService,
    @service(CancelarResgateService) private readonly cancelamentos: CancelarResgateService,
    @service(AcompanharResgateService) private readonly acompanhamento: AcompanharResgateService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb('POST /api/resgatar', {
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
  })
  resgatar({body}: Entrada<undefined, undefined, typeof pedido>) {
    return this.resgatarService.resgatar(actor('loja').id, body);
  }

  @verb('GET /api/resgates', {
    summary: 'Resgates: os do pintor, ou os de todos no painel',
    query: queryOf(resgates),
    answer: listAnswer(resgates, resgate),
  })
  listar({query}: Entrada<undefined, ListQuerySchema>) {
    return this.lists.answer(resgates, query);
  }

  @verb('GET /api/resgates/{id}', {
    summary: 'Um resgate',
    params: idParam,
    answer: umResgate,
    refuses: [recusas.ResgateNaoEncontrado],
  })
  async um({params}: Entrada<typeof idParam>) {
    const resgate = await this.lists.row(resgates, {id: params.id});
    if (!resgate) throw recusas.ResgateNaoEncontrado();
    return {resgate};
  }

  @verb('POST /api/alterarStatusResgate', {
    summary: 'Muda o status entre não entregue, entregue e em trânsito',
    body: mudancaStatus,
    answer: mensagem,
    refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado, recusas.SoCancelando],
  })
  async alterarStatus({body}: Entrada<undefined, undefined, typeof mudancaStatus>) {
    await this.acompanhamento.alterarStatus(body.identificador, body.status);
    return {mensagem: 'Status atualizado com sucesso'};
  }

  @verb('PATCH /api/resgates/bulk', {
    summary: 'Muda o status de vários resgates, todos ou nenhum',
    body: emMassa,
    answer: alteradosEmMassa,
    refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado, recusas.SoCancelando],
  })
  async alterarEmMassa({body}: Entrada<undefined, undefined, typeof emMassa>) {
    const total = await this.acompanhamento.alterarEmMassa([...new Set(body.ids)], body.status);
    return {mensagem: 'Status atualizado com sucesso', total};
  }

  @verb('POST /api/cancelarResgate', {
    summary: 'Cancela o resgate e devolve pontos, estoque e limite do mês',
    body: cancelamento,
    answer: cancelado,
    idempotent: true,
    refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado, ChaveReutilizada],
  })
  cancelar({body}: Entrada<undefined, undefined, typeof cancelamento>) {
    return this.cancelamentos.cancelar(body.identificador, body.status === EXCLUIDO ? EXCLUIDO : CANCELADO);
  }

  @verb('PUT /api/data-resgate', {
    summary: 'Grava a data de entrega',
    body: mudancaData,
    answer: mensagem,
    refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado],
  })
  async alterarData({body}: Entrada<undefined, undefined, typeof mudancaData>) {
    if (body.isDataEntrega === false) {
      await this.acompanhamento.alterarPrevisao(body.identificador, body.date);
      return {mensagem: 'Previsão de entrega atualizada com sucesso'};
    }
    await this.acompanhamento.alterarEntrega(body.identificador, body.date);
    return {mensagem: 'Data de entrega atualizada com sucesso'};
  }

  @verb('PUT /api/previsao-entrega', {
    summary: 'Grava a previsão de entrega',
    body: previsao,
    answer: mensagem,
    refuses: [recusas.ResgateNaoEncontrado, recusas.ResgateEncerrado],
  })
  async alterarPrevisao({body}: Entrada<undefined, undefined, typeof previsao>) {
    await this.acompanhamento.alterarPrevisao(body.identificador, body.date);
    return {mensagem: 'Previsão de entrega atualizada com sucesso'};
  }

  @verb('PUT /api/resgates/{id}/alterar-observacao', {
    summary: 'Grava a observação que o pintor lê',
    params: idParam,
    body: observacao,
    answer: mensagem,
    refuses: [recusas.ResgateNaoEncontrado],
  })
  async alterarObservacao({params, body}: Entrada<typeof idParam, undefined, typeof observacao>) {
    await this.acompanhamento.alterarObservacao(params.id, body.descricao);
    return {mensagem: 'Observação salva com sucesso'};
  }
}
