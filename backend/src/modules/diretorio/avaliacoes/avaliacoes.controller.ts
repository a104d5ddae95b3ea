import {inject, service} from '@loopback/core';
import {AVALIACAO_POSTED} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {uploadedPictures} from '../../../kernel/images/picture';
import type {Lists} from '../../../kernel/lists/lists';
import * as endpoints from './avaliacoes.endpoints';
import {avaliacoesPintor} from './avaliacoes.list';
import {ratingPhoto} from './declaration';
import {RatingLinksService} from './links.service';

@controller()
export class AvaliacoesPintorController {
  constructor(
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @service(RatingLinksService) private readonly links: RatingLinksService,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(avaliacoesPintor, query);
  }

  @endpoint(endpoints.ask)
  ask({body}: Input<typeof endpoints.ask>) {
    return this.links.ask(requireActor('loja').id, body.trabalho);
  }

  @endpoint(endpoints.answer)
  async answer({params, body}: Input<typeof endpoints.answer>) {
    await this.links.answer(requireActor('loja').id, params.id, body.resposta);
    return {mensagem: 'Resposta publicada.'};
  }

  @endpoint(endpoints.revoke)
  async revoke({params}: Input<typeof endpoints.revoke>) {
    await this.links.revoke(requireActor('loja').id, params.id);
    return {mensagem: 'Link cancelado.'};
  }

  @endpoint(endpoints.opened)
  opened({params}: Input<typeof endpoints.opened>) {
    return this.links.opened(params.token);
  }

  @endpoint(endpoints.rate)
  async rate({params, body, files}: Input<typeof endpoints.rate>) {
    await this.links.rate(params.token, body, uploadedPictures(ratingPhoto, files));
    return {mensagem: AVALIACAO_POSTED};
  }
}
