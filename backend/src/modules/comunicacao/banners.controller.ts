import {inject} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
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

/** The banner endpoints beyond plain CRUD: today's banners, and the form with its file. */
@controller()
export class BannersController {
  constructor(
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.CRUD) private readonly crud: Crud,
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
}
