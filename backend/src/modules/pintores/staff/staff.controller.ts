import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Lists} from '../../../kernel/lists/lists';
import {empresas} from '../pintores.list';
import {AtivacaoService} from './ativacao.service';
import {BulkAtivacaoService} from './bulk-ativacao.service';
import {PintorDetailsService} from './details.service';
import {PintorEditService} from './edit.service';
import * as endpoints from './endpoints';

const STATUS_CHANGED = {mensagem: 'Status atualizado com sucesso'};

/** Staff's actions on painters, other than lists. */
@controller()
export class PintoresStaffController {
  constructor(
    @service(PintorEditService) private readonly edits: PintorEditService,
    @service(AtivacaoService) private readonly ativacao: AtivacaoService,
    @service(BulkAtivacaoService) private readonly bulk: BulkAtivacaoService,
    @service(PintorDetailsService) private readonly detailsService: PintorDetailsService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.update)
  update({params: {id}, body}: Input<typeof endpoints.update>) {
    return this.edits.update(id, body);
  }

  @endpoint(endpoints.updateEmail)
  async updateEmail({body: {cpf, email}}: Input<typeof endpoints.updateEmail>) {
    await this.edits.changeEmail(cpf, email);
    return {mensagem: 'Dados atualizado com sucesso'};
  }

  @endpoint(endpoints.updateActive)
  async updateActive({body: {cpf, atividade, justificativa}}: Input<typeof endpoints.updateActive>) {
    await this.ativacao.setActive(cpf, atividade, justificativa);
    return STATUS_CHANGED;
  }

  @endpoint(endpoints.updateCompany)
  async updateCompany({body: {cpf, isCompany, justificativa}}: Input<typeof endpoints.updateCompany>) {
    await this.ativacao.setCompany(cpf, isCompany, justificativa);
    return STATUS_CHANGED;
  }

  @endpoint(endpoints.previewAll)
  preview({body: {filtro, acao}}: Input<typeof endpoints.previewAll>) {
    return this.bulk.preview(filtro, acao);
  }

  @endpoint(endpoints.updateAll)
  updateAll({body: {filtro, acao, justificativa}}: Input<typeof endpoints.updateAll>) {
    return this.bulk.start(filtro, acao, justificativa);
  }

  @endpoint(endpoints.history)
  async history({params: {cpf}}: Input<typeof endpoints.history>) {
    return {historico: await this.ativacao.history(cpf)};
  }

  @endpoint(endpoints.listEmpresas)
  listEmpresas({query}: Input<typeof endpoints.listEmpresas>) {
    return this.lists.answer(empresas, query);
  }

  @endpoint(endpoints.details)
  details({params: {cpf}}: Input<typeof endpoints.details>) {
    return this.detailsService.read(cpf);
  }
}
