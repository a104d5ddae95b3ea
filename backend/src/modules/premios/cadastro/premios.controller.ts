import {service} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import {uploadedPicture} from '../../../kernel/images/picture';
import {BulkActivateService} from './bulk-activate.service';
import {PremioService} from './premio.service';
import {premioPhoto} from './premios.resource';
import * as routes from './premios.routes';

@controller()
export class PremiosController {
  constructor(
    @service(PremioService) private readonly catalogue: PremioService,
    @service(BulkActivateService) private readonly bulk: BulkActivateService,
  ) {}

  @verb(routes.list)
  list({query}: Input<typeof routes.list>) {
    return this.catalogue.list(query);
  }

  @verb(routes.get)
  get({params: {id}}: Input<typeof routes.get>) {
    return this.catalogue.get(id);
  }

  @verb(routes.create)
  create({body, files}: Input<typeof routes.create>) {
    const photo = uploadedPicture(premioPhoto, files);
    if (!photo) throw premioPhoto.refusals.Missing();
    return this.catalogue.create(body, photo);
  }

  @verb(routes.activate)
  async activate({body: {ids, ativo}}: Input<typeof routes.activate>) {
    const changedCount = await this.catalogue.activate(ids, ativo);
    const outcome = `${ativo ? 'ativado' : 'inativado'}${changedCount === 1 ? '' : 's'}`;
    return {mensagem: `${changedCount} prêmio${changedCount === 1 ? '' : 's'} ${outcome} com sucesso`};
  }

  @verb(routes.activateAll)
  activateAll({body}: Input<typeof routes.activateAll>) {
    return this.bulk.activate(body.filtro, body.ativo);
  }

  @verb(routes.update)
  update({params: {id}, body, files}: Input<typeof routes.update>) {
    const {motivoEstoque, ...data} = body;
    return this.catalogue.update(id, data, motivoEstoque || undefined, uploadedPicture(premioPhoto, files));
  }

  @verb(routes.remove)
  async remove({params: {id}}: Input<typeof routes.remove>) {
    await this.catalogue.remove(id);
    return {mensagem: 'Prêmio excluído com sucesso'};
  }

  @verb(routes.tags)
  async tags() {
    return {tags: await this.catalogue.tags()};
  }
}
