import {inject, service} from '@loopback/core';
import {CANCELADO, EXCLUIDO} from '@clube/domain';
import {actor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import type {Lists} from '../../../kernel/resources/lists';
import {AcompanharResgateService} from './acompanhar.service';
import {CancelarResgateService} from './cancelar.service';
import {ResgatesEmMassaService} from './em-massa.service';
import * as recusas from './recusas';
import {ResgatarService} from './resgatar.service';
import {resgates} from './resgates.list';
import * as routes from './resgates.routes';

@controller()
export class ResgatesController {
  constructor(
    @service(ResgatarService) private readonly resgatarService: ResgatarService,
    @service(CancelarResgateService) private readonly cancelamentos: CancelarResgateService,
    @service(AcompanharResgateService) private readonly acompanhamento: AcompanharResgateService,
    @service(ResgatesEmMassaService) private readonly massa: ResgatesEmMassaService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.resgatar)
  resgatar({body}: Input<typeof routes.resgatar>) {
    return this.resgatarService.resgatar(actor('loja').id, body);
  }

  @verb(routes.listar)
  listar({query}: Input<typeof routes.listar>) {
    return this.lists.answer(resgates, query);
  }

  @verb(routes.um)
  async um({params}: Input<typeof routes.um>) {
    const resgate = await this.lists.row(resgates, {id: params.id});
    if (!resgate) throw recusas.ResgateNaoEncontrado();
    return {resgate};
  }

  @verb(routes.alterarStatus)
  async alterarStatus({body}: Input<typeof routes.alterarStatus>) {
    await this.acompanhamento.alterarStatus(body.identificador, body.status);
    return {mensagem: 'Status atualizado com sucesso'};
  }

  @verb(routes.alterarEmMassa)
  async alterarEmMassa({body}: Input<typeof routes.alterarEmMassa>) {
    const total = await this.acompanhamento.alterarEmMassa([...new Set(body.ids)], body.status);
    return {mensagem: 'Status atualizado com sucesso', total};
  }

  @verb(routes.alterarTodos)
  alterarTodos({body}: Input<typeof routes.alterarTodos>) {
    return this.massa.alterarStatus(body.filtro, body.status);
  }

  @verb(routes.cancelarTodos)
  cancelarTodos({body}: Input<typeof routes.cancelarTodos>) {
    return this.massa.cancelar(body.filtro);
  }

  @verb(routes.cancelar)
  cancelar({body}: Input<typeof routes.cancelar>) {
    return this.cancelamentos.cancelar(body.identificador, body.status === EXCLUIDO ? EXCLUIDO : CANCELADO);
  }

  @verb(routes.alterarData)
  async alterarData({body}: Input<typeof routes.alterarData>) {
    if (body.isDataEntrega === false) {
      await this.acompanhamento.alterarPrevisao(body.identificador, body.date);
      return {mensagem: 'Previsão de entrega atualizada com sucesso'};
    }
    await this.acompanhamento.alterarEntrega(body.identificador, body.date);
    return {mensagem: 'Data de entrega atualizada com sucesso'};
  }

  @verb(routes.alterarPrevisao)
  async alterarPrevisao({body}: Input<typeof routes.alterarPrevisao>) {
    await this.acompanhamento.alterarPrevisao(body.identificador, body.date);
    return {mensagem: 'Previsão de entrega atualizada com sucesso'};
  }

  @verb(routes.alterarObservacao)
  async alterarObservacao({params, body}: Input<typeof routes.alterarObservacao>) {
    await this.acompanhamento.alterarObservacao(params.id, body.descricao);
    return {mensagem: 'Observação salva com sucesso'};
  }
}
