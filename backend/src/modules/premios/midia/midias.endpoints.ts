import {z} from 'zod';
import {MAX_FORM_VIDEO_BYTES, NO_RESGATE_ID} from '@clube/domain';
import {outSchema} from '../../../kernel/entities/schemas';
import {requiredId, idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {renditionsSchema} from '../../../kernel/images/answer';
import {refusalsOfUpload} from '../../../kernel/images/picture';
import {TooManyAttempts} from '../../../kernel/refusals/refusals';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {REFUSED_AT_TAKING} from '../../../kernel/uploads/refusals';
import {ResgateClosed, ResgateNotFound} from '../resgate/refusals';
import {midiaPhoto} from './declarations';
import {midiaFile, midias} from './midias.list';
import * as refusals from './refusals';

const midia = outSchema(midias.fields).meta({id: 'Midia'});
const ATTACHING = [ResgateNotFound, ResgateClosed, refusals.TooManyMidias];

export const list = defineEndpoint('GET /api/resgates/fotos_videos', {
  summary: 'Fotos e vídeos dos resgates: os do pintor, ou os de todos no painel',
  query: queryOf(midias),
  answer: listAnswer(midias, midia),
});

export const share = defineEndpoint('POST /api/resgates/midias/{id}/compartilhar', {
  summary:
    'Dá um link com que qualquer pessoa vê uma foto ou um vídeo: do próprio pintor, ou de qualquer um para o painel',
  params: idParam,
  answer: z.object({link: z.string(), expiraEm: z.iso.datetime()}).meta({id: 'LinkDaMidia'}),
  refuses: [refusals.MidiaNotFound],
});

export const shared = defineEndpoint('GET /api/resgates/midias/compartilhadas/{token}', {
  summary: 'A foto ou o vídeo de um link',
  params: z.strictObject({token: z.string().max(200)}),
  answer: z
    .object({
      premio: z.string(),
      midia: midiaFile,
      imagens: renditionsSchema,
      expiraEm: z.iso.datetime(),
    })
    .meta({id: 'MidiaCompartilhada'}),
  refuses: [refusals.SharedLinkExpired, TooManyAttempts],
});

export const attach = defineEndpoint('POST /api/upload/foto_video', {
  summary: 'Anexa uma foto ou um vídeo a um resgate',
  description:
    'Um vídeo de mais de 100 MB vai em partes, por POST /api/envios, e é anexado por POST /api/resgates/{id}/midias.',
  files: {fields: ['arquivo'], maxFiles: 1, bytes: MAX_FORM_VIDEO_BYTES},
  body: z.strictObject({idResgate: requiredId(NO_RESGATE_ID)}).meta({id: 'FotoVideo'}),
  answer: messageAnswer,
  refuses: [
    ...ATTACHING,
    ...refusalsOfUpload(midiaPhoto),
    refusals.NoMidia,
    refusals.MidiaRepeated,
    refusals.MidiaNotAccepted,
    refusals.FormVideoTooLarge,
  ],
});

export const attachUpload = defineEndpoint('POST /api/resgates/{id}/midias', {
  summary: 'Anexa a um resgate um vídeo que chegou em partes',
  params: idParam,
  body: z.strictObject({envio: z.string('Informe o envio')}).meta({id: 'MidiaEnviada'}),
  answer: messageAnswer,
  refuses: [...ATTACHING, ...REFUSED_AT_TAKING],
});

export const remove = defineEndpoint('DELETE /api/resgates/midias/{id}', {
  summary: 'Exclui uma foto ou um vídeo de um resgate',
  params: idParam,
  answer: messageAnswer,
  refuses: [refusals.MidiaNotFound],
});
