import {inject} from '@loopback/core';
import {NotFound} from '../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {messageAnswer, orderBody} from '../../kernel/http/routing/shapes';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {refusalsOfUpload, uploadedPicture} from '../../kernel/images/picture';
import type {Crud} from '../../kernel/entities/writing/crud';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import type {Lists} from '../../kernel/lists/lists';
import {Banner, bannerOfToday, bannersOfToday, bannerPicture} from './banner';

const today = defineEndpoint('GET /api/banners/intervalo', {
  summary: 'Os banners de hoje, na ordem em que são mostrados',
  query: queryOf(bannersOfToday),
  answer: listAnswer(bannersOfToday, bannerOfToday),
});
const send = defineEndpoint('POST /api/upload/banner', {
  summary: 'Cadastra um banner com a sua imagem',
  body: Banner.create,
  files: bannerPicture.upload,
  answer: Banner.row,
  status: 201,
  refuses: [bannerPicture.refusals.Missing, ...refusalsOfUpload(bannerPicture)],
});
const reorder = defineEndpoint('PATCH /api/banners/bulk', {
  summary: 'Põe os banners em ordem; os lugares são numerados de novo a partir de 1',
  body: orderBody,
  answer: messageAnswer,
  refuses: [NotFound],
});

/** The banner endpoints beyond plain CRUD: today's banners, the form with its file, and sorting. */
@controller()
export class BannersController {
  constructor(
    @inject('kernel.lists') private readonly lists: Lists,
    @inject('kernel.crud') private readonly crud: Crud,
  ) {}

  @endpoint(today)
  today({query}: Input<typeof today>) {
    return this.lists.answer(bannersOfToday, query);
  }

  @endpoint(send)
  send({body, files}: Input<typeof send>) {
    const picture = uploadedPicture(bannerPicture, files);
    if (!picture) throw bannerPicture.refusals.Missing();
    return this.crud.create(Banner, body, {picture});
  }

  @endpoint(reorder)
  async reorder({body}: Input<typeof reorder>) {
    await this.crud.reorder(Banner, new Map(body.map(({id, ordem}) => [id, ordem])));
    return {mensagem: 'Ordem salva com sucesso'};
  }
}
