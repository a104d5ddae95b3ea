import {inject, service} from '@loopback/core';
import {AVALIACAO_POSTED} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import {currentContext, requireActor} from '../../../kernel/context';
import type {Crud} from '../../../kernel/entities/writing/crud';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {uploadedPictures} from '../../../kernel/images/picture';
import type {Lists} from '../../../kernel/lists/lists';
import {AvaliacaoPremio, avaliacaoPhoto, avaliacoes, storefrontAvaliacoes} from './avaliacoes.resource';
import * as endpoints from './avaliacoes.endpoints';
import {AvaliacoesService} from './avaliacoes.service';

@controller()
export class AvaliacoesController {
  constructor(
    @service(AvaliacoesService) private readonly reviews: AvaliacoesService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.CRUD) private readonly crud: Crud,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return currentContext().actor.kind === 'painel'
      ? this.lists.answer(avaliacoes, query)
      : this.lists.answer(storefrontAvaliacoes, query);
  }

  @endpoint(endpoints.permitted)
  async permitted({body}: Input<typeof endpoints.permitted>) {
    return {permitido_avaliar: await this.reviews.isPermitted(requireActor('loja').id, body.idPremio)};
  }

  @endpoint(endpoints.post)
  async post({body, files}: Input<typeof endpoints.post>) {
    await this.reviews.post(requireActor('loja').id, body, uploadedPictures(avaliacaoPhoto, files));
    return {mensagem: AVALIACAO_POSTED};
  }

  @endpoint(endpoints.moderate)
  moderate({params, body}: Input<typeof endpoints.moderate>) {
    return this.crud.update(AvaliacaoPremio, params.id, body);
  }
}
