import {z} from 'zod';
import {INVALID_PAIR, MAX_GALERIA, TOO_MANY_IMAGES} from '@clube/domain';
import {outSchema} from '../../../kernel/entities/schemas';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {idInBody, idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {renditionsSchema} from '../../../kernel/images/answer';
import {refusalsOfUpload} from '../../../kernel/images/picture';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {TooManyAttempts, defineRefusal} from '../../../kernel/refusals/refusals';
import {directoryProfilePhoto} from '../../pintores';
import {galeriaPhoto} from './declaration';
import {galeria} from './galeria.list';

export const GaleriaFull = defineRefusal(422, 'GALERIA_CHEIA', TOO_MANY_IMAGES);
export const ImageNotFound = defineRefusal(404, 'IMAGEM_NAO_ENCONTRADA', 'Imagem não encontrada.');

export const InvalidPair = defineRefusal(422, 'PAR_INVALIDO', INVALID_PAIR);

const image = outSchema(galeria.fields).meta({id: 'ImagemDaGaleria'});

export const list = defineEndpoint('GET /api/sessoes/parceiro/galeria', {
  summary: 'As fotos de trabalhos do pintor',
  query: queryOf(galeria),
  answer: listAnswer(galeria, image),
});

/** The route, whose calls are limited before their body is read. */
export const SEND_MIDIAS = 'POST /api/sessoes/parceiro/midias-ache-seu-pintor';

export const send = defineEndpoint(SEND_MIDIAS, {
  summary: 'Troca a foto de perfil e adiciona fotos de trabalhos à galeria, tudo ou nada',
  description: `imgPerfil é uma foto, galeria são até ${MAX_GALERIA} com as que já estão lá; uma das duas basta. fotoImagens traz os endereços assinados de cada tamanho.`,
  files: {fields: ['imgPerfil', 'galeria'], maxFiles: MAX_GALERIA + 1, bytes: galeriaPhoto.upload.bytes},
  answer: z
    .object({
      mensagem: z.string(),
      gallery: z.array(image),
      foto: z.string().nullable(),
      fotoImagens: renditionsSchema,
    })
    .meta({id: 'MidiasEnviadas'}),
  refuses: [
    GaleriaFull,
    TooManyAttempts,
    galeriaPhoto.refusals.Missing,
    ...refusalsOfUpload(galeriaPhoto),
    ...refusalsOfUpload(directoryProfilePhoto),
  ],
});

export const pair = defineEndpoint('PUT /api/sessoes/parceiro/midias/{id}', {
  summary: 'Diz de que foto esta mostra o antes; null: de nenhuma',
  params: idParam,
  body: z.strictObject({antesDe: idInBody.nullable()}).meta({id: 'AntesEDepois'}),
  answer: messageAnswer,
  refuses: [ImageNotFound, InvalidPair],
});

export const remove = defineEndpoint('DELETE /api/sessoes/parceiro/midias/{id}', {
  summary: 'Tira uma foto da galeria do pintor',
  params: idParam,
  answer: messageAnswer,
  refuses: [ImageNotFound],
});
