import {service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {uploadedPicture} from '../../../kernel/images/picture';
import {BulkActivateService} from './bulk-activate.service';
import {PremioService} from './premio.service';
import {premioPhoto} from './premios.resource';
import * as endpoints from './premios.endpoints';

@controller()
export class PremiosController {
  constructor(
    @service(PremioService) private readonly catalogue: PremioService,
    @service(BulkActivateService) private readonly bulk: BulkActivateService,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.catalogue.list(query);
  }

  @endpoint(endpoints.get)
  get({params: {id}}: Input<typeof endpoints.get>) {
    return this.catalogue.get(id);
  }

  @endpoint(endpoints.create)
  create({body, files}: Input<typeof endpoints.create>) {
    const photo = uploadedPicture(premioPhoto, files);
    if (!photo) throw premioPhoto.refusals.Missing();
    return this.catalogue.create(body, photo);
  }

  @endpoint(endpoints.activate)
  async activate({body: {ids, ativo}}: Input<typeof endpoints.activate>) {
    const changedCount = await this.catalogue.activate(ids, ativo);
    const outcome = `${ativo ? 'ativado' : 'inativado'}${changedCount === 1 ? '' : 's'}`;
    return {mensagem: `${changedCount} prêmio${changedCount === 1 ? '' : 's'} ${outcome} com sucesso`};
  }

  @endpoint(endpoints.previewActivateAll)
  previewActivateAll({body}: Input<typeof endpoints.previewActivateAll>) {
    return this.bulk.preview(body.filtro, body.ativo);
  }

  @endpoint(endpoints.activateAll)
  activateAll({body}: Input<typeof endpoints.activateAll>) {
    return this.bulk.activate(body.filtro, body.ativo);
  }

  @endpoint(endpoints.update)
  update({params: {id}, body, files}: Input<typeof endpoints.update>) {
    const {motivoEstoque, ...data} = body;
    return this.catalogue.update(id, data, motivoEstoque || undefined, uploadedPicture(premioPhoto, files));
  }

  @endpoint(endpoints.remove)
  async remove({params: {id}}: Input<typeof endpoints.remove>) {
    await this.catalogue.remove(id);
    return {mensagem: 'Prêmio excluído com sucesso'};
  }

  @endpoint(endpoints.tags)
  async tags() {
    return {tags: await this.catalogue.tags()};
  }
}
