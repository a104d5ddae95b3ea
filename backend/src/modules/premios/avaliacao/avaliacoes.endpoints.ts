import {z} from 'zod';
import {AVALIACAO, NO_RATING, tooLong} from '@clube/domain';
import {TooManyAttempts, defineRefusal} from '../../../kernel/refusals/refusals';
import {outSchema} from '../../../kernel/entities/schemas';
import {idInBody, idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {refusalsOfUpload} from '../../../kernel/images/picture';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {REFUSED_EDITS} from '../../../kernel/entities/writing/edit-conflict';
import {AvaliacaoPremio, avaliacaoPhoto, avaliacoes, storefrontAvaliacoes} from './avaliacoes.resource';

export const NotReceived = defineRefusal(
  422,
  'PREMIO_NAO_RECEBIDO',
  'Só quem já recebeu este prêmio pode avaliar. Depois da entrega, conte aqui o que achou.',
);
export const AlreadyReviewed = defineRefusal(409, 'JA_AVALIADO', 'Você já avaliou este prêmio.');
export const PremioUnknown = defineRefusal(404, 'PREMIO_INDISPONIVEL', 'Este prêmio não está disponível.');

const avaliacaoOfLoja = outSchema(storefrontAvaliacoes.fields).meta({id: 'AvaliacaoDaLoja'});

const nova = z
  .strictObject({
    idPremio: idInBody,
    nota: z
      .union([z.number(), z.string().trim().regex(/^\d$/, NO_RATING).transform(Number)], {error: NO_RATING})
      .pipe(z.int(NO_RATING).min(AVALIACAO.minRating, NO_RATING).max(AVALIACAO.maxRating, NO_RATING))
      .default(AVALIACAO.initialRating),
    descricao: z.string().trim().max(AVALIACAO.maxDescricao, tooLong(AVALIACAO.maxDescricao)).nullish(),
  })
  .meta({id: 'AvaliacaoNova'});

export const list = defineEndpoint('GET /api/avaliacoes_premio', {
  summary: 'As avaliações de um prêmio (idPremio); o painel vê também as ocultas',
  query: queryOf(avaliacoes, storefrontAvaliacoes),
  answer: z.union([listAnswer(avaliacoes, AvaliacaoPremio.row), listAnswer(storefrontAvaliacoes, avaliacaoOfLoja)]),
});

export const permitted = defineEndpoint('POST /api/permitido_avaliar', {
  summary: 'Se o pintor pode avaliar o prêmio: só quem o recebeu, e uma vez',
  body: z.strictObject({idPremio: idInBody}).meta({id: 'PermitidoAvaliar'}),
  answer: z.object({permitido_avaliar: z.boolean()}).meta({id: 'PermissaoDeAvaliar'}),
});

/** The route, whose calls with photos are limited before their body is read. */
export const POST_AVALIACAO = 'POST /api/avaliacoes_premio';

export const post = defineEndpoint(POST_AVALIACAO, {
  summary: 'Avalia um prêmio recebido, com fotos ou sem',
  files: avaliacaoPhoto.upload,
  body: nova,
  answer: messageAnswer,
  refuses: [PremioUnknown, NotReceived, AlreadyReviewed, TooManyAttempts, ...refusalsOfUpload(avaliacaoPhoto)],
});

export const moderate = defineEndpoint('PUT /api/avaliacoes_premio/{id}', {
  summary: 'Oculta uma avaliação da loja, ou a mostra de novo',
  params: idParam,
  body: AvaliacaoPremio.change,
  answer: AvaliacaoPremio.row,
  refuses: [...REFUSED_EDITS],
});
