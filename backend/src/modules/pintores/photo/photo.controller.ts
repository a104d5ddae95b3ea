import {service} from '@loopback/core';
import {z} from 'zod';
import {requireActor} from '../../../kernel/context';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {idInBody} from '../../../kernel/http/routing/shapes';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {renditionsSchema} from '../../../kernel/images/answer';
import {refusalsOfUpload, uploadedPicture} from '../../../kernel/images/picture';
import {NotFound, TooManyAttempts} from '../../../kernel/refusals/refusals';
import {ProfileService} from '../profile/profile.service';
import {profilePhoto} from './declaration';
import {PhotoService} from './photo.service';

/** The route, whose calls are limited before their body is read. */
export const SEND_PHOTO = 'POST /api/upload/parceiro_foto';

const send = defineEndpoint(SEND_PHOTO, {
  summary: 'Troca a própria foto de perfil',
  description: 'foto é o caminho abaixo de /arquivos; fotoImagens traz os endereços assinados de cada tamanho.',
  body: z.strictObject({idParceiro: idInBody.optional()}).meta({id: 'FotoDoParceiro'}),
  files: profilePhoto.upload,
  answer: z.object({foto: z.string().nullable(), fotoImagens: renditionsSchema}).meta({id: 'FotoTrocada'}),
  refuses: [NotFound, TooManyAttempts, profilePhoto.refusals.Missing, ...refusalsOfUpload(profilePhoto)],
});

@controller()
export class PhotoController {
  constructor(
    @service(PhotoService) private readonly photos: PhotoService,
    @service(ProfileService) private readonly profile: ProfileService,
  ) {}

  /** The contract's form contains the painter's id; any other than the caller's is refused. */
  @endpoint(send)
  async send({body, files}: Input<typeof send>) {
    const {id} = requireActor('loja');
    if (body.idParceiro !== undefined && body.idParceiro !== id) throw NotFound();
    const photo = uploadedPicture(profilePhoto, files);
    if (!photo) throw profilePhoto.refusals.Missing();
    await this.photos.replace(id, photo);
    const {foto, fotoImagens} = await this.profile.read(id);
    return {foto, fotoImagens};
  }
}
