import {z} from 'zod';
import {CODIGO_TAKEN, NO_PREMIO_CHOSEN, STOCK_REASON_RULE, tooLong} from '@clube/domain';
import {refusalsOfUpload} from '../../../kernel/images/picture';
import {NotFound, defineRefusal} from '../../../kernel/refusals/refusals';
import {IdempotencyKeyReused} from '../../../kernel/idempotency';
import {idInBody, idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {outSchema} from '../../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {flag} from '../../../kernel/entities/wire';
import {filtro} from '../../../kernel/batch-jobs/of-list';
import {bulkPreview} from '../../../kernel/batch-jobs/preview';
import {REFUSED_AT_START} from '../../../kernel/batch-jobs/refusals';
import {comecado} from '../../../kernel/batch-jobs/batch-jobs.endpoints';
import {REFUSED_EDITS} from '../../../kernel/entities/writing/edit-conflict';
import {premios, storefrontPremios} from './premios.lists';
import {Premio, premioPhoto} from './premios.resource';

const CodigoTaken = defineRefusal(409, 'CONFLITO', CODIGO_TAKEN);

const premio = Premio.row;
const premioOfLoja = outSchema(storefrontPremios.fields).meta({id: 'PremioDaLoja'});
const shown = z.union([premio, premioOfLoja]);
const change = Premio.change
  .extend({motivoEstoque: z.string().trim().max(STOCK_REASON_RULE.max, tooLong(STOCK_REASON_RULE.max)).optional()})
  .meta({id: 'PremioMudanca'});
const bulkBody = z
  .strictObject({
    ids: z.array(idInBody, NO_PREMIO_CHOSEN).min(1, NO_PREMIO_CHOSEN).max(500, 'Selecione no máximo 500 prêmios'),
    ativo: flag,
  })
  .meta({id: 'PremiosAtivacao'});
const allMatchingBody = z.strictObject({filtro, ativo: flag}).meta({id: 'PremiosAtivacaoFiltrada'});
const tagsAnswer = z.object({tags: z.array(z.string())}).meta({id: 'Etiquetas'});
const {Missing: PhotoMissing} = premioPhoto.refusals;
const photoRefusals = refusalsOfUpload(premioPhoto);

export const list = defineEndpoint('GET /api/premios', {
  summary: 'Lista os prêmios; a loja vê os ativos, o painel vê todos',
  query: queryOf(premios, storefrontPremios),
  answer: z.union([listAnswer(premios, premio), listAnswer(storefrontPremios, premioOfLoja)]),
});

export const get = defineEndpoint('GET /api/premios/{id}', {
  summary: 'Um prêmio',
  params: idParam,
  answer: shown,
  refuses: [NotFound],
});

export const create = defineEndpoint('POST /api/premios', {
  summary: 'Cadastra um prêmio com a sua foto',
  body: Premio.create,
  files: premioPhoto.upload,
  answer: premio,
  status: 201,
  refuses: [CodigoTaken, PhotoMissing, ...photoRefusals],
});

export const activate = defineEndpoint('PUT /api/premios/bulk-activate', {
  summary: 'Ativa ou inativa vários prêmios',
  body: bulkBody,
  answer: messageAnswer,
  refuses: [NotFound],
});

export const previewActivateAll = defineEndpoint('POST /api/premios/bulk-activate/previa', {
  summary: 'Quantos prêmios de um filtro seriam ativados ou inativados, e quantos já estão assim',
  body: allMatchingBody,
  answer: bulkPreview,
});

export const activateAll = defineEndpoint('POST /api/premios/bulk-activate/filtro', {
  summary: 'Ativa ou inativa todos os prêmios de um filtro, num trabalho longo, que pode ser desfeito',
  body: allMatchingBody,
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, IdempotencyKeyReused],
});

export const update = defineEndpoint('PUT /api/premios/{id}', {
  summary: 'Altera um prêmio, por formulário (com foto ou sem) ou por JSON',
  params: idParam,
  body: change,
  files: premioPhoto.upload,
  answer: premio,
  refuses: [...REFUSED_EDITS, CodigoTaken, ...photoRefusals],
});

export const remove = defineEndpoint('DELETE /api/premios/{id}', {
  summary: 'Retira um prêmio do catálogo; os resgates feitos ficam',
  params: idParam,
  answer: messageAnswer,
  refuses: [NotFound],
});

export const tags = defineEndpoint('GET /api/tags', {
  summary: 'As etiquetas dos prêmios ativos',
  answer: tagsAnswer,
});
