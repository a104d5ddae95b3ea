import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {uploadedPicture, uploadedPictures} from '../../../kernel/images/picture';
import type {Lists} from '../../../kernel/lists/lists';
import {ProfileService, directoryProfilePhoto} from '../../pintores';
import {galeriaPhoto} from './declaration';
import * as endpoints from './galeria.endpoints';
import {galeria} from './galeria.list';
import {GaleriaService} from './galeria.service';

@controller()
export class GaleriaController {
  constructor(
    @service(GaleriaService) private readonly service: GaleriaService,
    @service(ProfileService) private readonly profile: ProfileService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(galeria, query);
  }

  @endpoint(endpoints.send)
  async send({files}: Input<typeof endpoints.send>) {
    const {id} = requireActor('loja');
    if (files.length === 0) throw galeriaPhoto.refusals.Missing();
    await this.service.requireRoom(id, files.filter(({field}) => field === galeriaPhoto.field).length);
    const photo = uploadedPicture(directoryProfilePhoto, files);
    await this.service.add(id, {photo, images: uploadedPictures(galeriaPhoto, files)});
    const {foto, fotoImagens} = await this.profile.read(id);
    const gallery = await this.lists.rows(galeria, {});
    return {mensagem: 'Perfil atualizado com sucesso', gallery, foto, fotoImagens};
  }

  @endpoint(endpoints.pair)
  async pair({params, body}: Input<typeof endpoints.pair>) {
    await this.service.pair(requireActor('loja').id, params.id, body.antesDe);
    return {mensagem: body.antesDe === null ? 'Par desfeito.' : 'Antes e depois salvo.'};
  }

  @endpoint(endpoints.remove)
  async remove({params: {id}}: Input<typeof endpoints.remove>) {
    await this.service.remove(requireActor('loja').id, id);
    return {mensagem: 'Imagem removida com sucesso'};
  }
}
