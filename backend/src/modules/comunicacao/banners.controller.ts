import {inject} from '@loopback/core';
import {z} from 'zod';
import {NaoEncontrado} from '../../kernel/errors';
import {route, type Input} from '../../kernel/http/route';
import {idNoCorpo, mensagem} from '../../kernel/http/shapes';
import {controller, verb} from '../../kernel/http/verb';
import {refusalsOfUpload, uploadedPicture} from '../../kernel/images/picture';
import type {Crud} from '../../kernel/resources/crud';
import {listAnswer, queryOf} from '../../kernel/resources/list-docs';
import type {Lists} from '../../kernel/resources/lists';
import {outSchema} from '../../kernel/resources/schemas';
import {integer} from '../../kernel/resources/wire';
import {Banner, bannersDoDia, imagemDoBanner} from './banner';

const doDia = outSchema(bannersDoDia.fields).meta({id: 'BannerDoDia'});
const lugar = z.strictObject({id: idNoCorpo, ordem: integer(1, 100_000)}).meta({id: 'BannerOrdem'});

const intervalo = route('GET /api/banners/intervalo', {
  summary: 'Os banners de hoje, na ordem em que são mostrados',
  query: queryOf(bannersDoDia),
  answer: listAnswer(bannersDoDia, doDia),
});
const enviar = route('POST /api/upload/banner', {
  summary: 'Cadastra um banner com a sua imagem',
  body: Banner.create,
  files: imagemDoBanner.upload,
  answer: Banner.row,
  status: 201,
  refuses: [imagemDoBanner.refusals.Missing, ...refusalsOfUpload(imagemDoBanner)],
});
const reordenar = route('PATCH /api/banners/bulk', {
  summary: 'Põe os banners em ordem; os lugares são numerados de novo a partir de 1',
  body: z.array(lugar).min(1, 'Informe a ordem').max(500, 'São banners demais').meta({id: 'BannersOrdem'}),
  answer: mensagem,
  refuses: [NaoEncontrado],
});

/** What of the banners is not plain: today's, the form with its file, their order. */
@controller()
export class BannersController {
  constructor(
    @inject('kernel.lists') private readonly lists: Lists,
    @inject('kernel.crud') private readonly crud: Crud,
  ) {}

  @verb(intervalo)
  intervalo({query}: Input<typeof intervalo>) {
    return this.lists.answer(bannersDoDia, query);
  }

  @verb(enviar)
  enviar({body, files}: Input<typeof enviar>) {
    const picture = uploadedPicture(imagemDoBanner, files);
    if (!picture) throw imagemDoBanner.refusals.Missing();
    return this.crud.create(Banner, body, {picture});
  }

  @verb(reordenar)
  async reordenar({body}: Input<typeof reordenar>) {
    await this.crud.reorder(Banner, new Map(body.map(({id, ordem}) => [id, ordem])));
    return {mensagem: 'Ordem salva com sucesso'};
  }
}
