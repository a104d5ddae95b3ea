import {z} from 'zod';
import {AVALIACAO, MAX_AVALIACAO, MAX_CLIENTE, MAX_RESPOSTA, MAX_TRABALHO, NO_RATING, tooLong} from '@clube/domain';
import {outSchema} from '../../../kernel/entities/schemas';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {refusalsOfUpload} from '../../../kernel/images/picture';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {TooManyAttempts, defineRefusal} from '../../../kernel/refusals/refusals';
import {avaliacoesPintor} from './avaliacoes.list';
import {ratingPhoto} from './declaration';

export const TrabalhoRated = defineRefusal(409, 'TRABALHO_JA_AVALIADO', 'Este trabalho já foi avaliado.');
export const RatingLinkInvalid = defineRefusal(
  404,
  'LINK_INVALIDO',
  'Este link não vale mais. Peça outro a quem o enviou.',
);
export const RatingLinkUsed = defineRefusal(
  409,
  'LINK_USADO',
  'Este trabalho já foi avaliado por este link. Obrigado!',
);
export const OwnRating = defineRefusal(403, 'AVALIACAO_PROPRIA', 'Quem avalia é o cliente: envie o link a ele.');
export const RatingNotFound = defineRefusal(404, 'AVALIACAO_NAO_ENCONTRADA', 'Avaliação não encontrada.');
export const AlreadyAnswered = defineRefusal(409, 'JA_RESPONDIDA', 'Você já respondeu a esta avaliação.');

const required = (missing: string, max: number) =>
  z.string({error: missing}).trim().min(1, missing).max(max, tooLong(max));
const token = z.strictObject({token: z.string().max(100)});

export const list = defineEndpoint('GET /api/sessoes/parceiro/avaliacoes', {
  summary: 'O que os clientes disseram do pintor',
  description:
    'Filtro status: PENDENTE são as pedidas que o cliente ainda não deu, AVALIADO as dadas. link: o das pedidas, para copiar de novo.',
  query: queryOf(avaliacoesPintor),
  answer: listAnswer(avaliacoesPintor, outSchema(avaliacoesPintor.fields).meta({id: 'AvaliacaoDoPintor'})),
});

export const ask = defineEndpoint('POST /api/sessoes/parceiro/avaliacoes', {
  summary: 'Dá um link com que um cliente avalia um trabalho, uma vez',
  description: 'Um por trabalho: pedir de novo dá outro link, e o anterior deixa de valer.',
  body: z.strictObject({trabalho: required('Diga qual foi o trabalho', MAX_TRABALHO)}).meta({id: 'PedidoDeAvaliacao'}),
  answer: z
    .object({id: z.int(), trabalho: z.string(), link: z.string(), expiraEm: z.iso.datetime()})
    .meta({id: 'LinkDeAvaliacao'}),
  refuses: [TrabalhoRated, TooManyAttempts],
});

export const answer = defineEndpoint('PUT /api/sessoes/parceiro/avaliacoes/{id}/resposta', {
  summary: 'A resposta do pintor a uma avaliação, uma só',
  params: idParam,
  body: z.strictObject({resposta: required('Escreva a resposta', MAX_RESPOSTA)}).meta({id: 'RespostaDaAvaliacao'}),
  answer: messageAnswer,
  refuses: [RatingNotFound, AlreadyAnswered],
});

export const revoke = defineEndpoint('DELETE /api/sessoes/parceiro/avaliacoes/{id}', {
  summary: 'Cancela um link que o cliente ainda não usou',
  params: idParam,
  answer: messageAnswer,
  refuses: [RatingNotFound, TrabalhoRated],
});

export const opened = defineEndpoint('GET /api/avaliacoes-pintor/{token}', {
  summary: 'O que um link pede para avaliar',
  params: token,
  answer: z
    .object({pintor: z.string(), trabalho: z.string(), expiraEm: z.iso.datetime()})
    .meta({id: 'TrabalhoAAvaliar'}),
  refuses: [RatingLinkInvalid, RatingLinkUsed, TooManyAttempts],
});

/** The route, whose link is checked before the body is read. */
export const RATE = 'POST /api/avaliacoes-pintor/{token}';

export const rate = defineEndpoint(RATE, {
  summary: 'A avaliação do cliente, uma vez, com fotos ou sem',
  params: token,
  files: ratingPhoto.upload,
  body: z
    .strictObject({
      nota: z
        .union([z.number(), z.string().trim().regex(/^\d$/, NO_RATING).transform(Number)], {error: NO_RATING})
        .pipe(z.int(NO_RATING).min(AVALIACAO.minRating, NO_RATING).max(AVALIACAO.maxRating, NO_RATING)),
      cliente: required('Informe o seu nome', MAX_CLIENTE),
      avaliacao: z.string().trim().max(MAX_AVALIACAO, tooLong(MAX_AVALIACAO)).nullish(),
    })
    .meta({id: 'AvaliacaoDoCliente'}),
  answer: messageAnswer,
  refuses: [RatingLinkInvalid, RatingLinkUsed, OwnRating, TooManyAttempts, ...refusalsOfUpload(ratingPhoto)],
});
