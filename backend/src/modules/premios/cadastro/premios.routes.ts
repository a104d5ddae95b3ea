import {z} from 'zod';
import {SEM_PREMIO_ESCOLHIDO} from '@clube/domain';
import {refusalsOfUpload} from '../../../kernel/images/picture';
import {NaoEncontrado} from '../../../kernel/errors';
import {idNoCorpo, idParam, mensagem} from '../../../kernel/http/shapes';
import {route} from '../../../kernel/http/route';
import {outSchema} from '../../../kernel/resources/schemas';
import {listAnswer, queryOf} from '../../../kernel/resources/list-docs';
import {flag} from '../../../kernel/resources/wire';
import {Premio, fotoPremio, premios, premiosLoja} from './premios.resource';
import {CodigoCadastrado} from './recusas';

const premio = Premio.row;
const premioDaLoja = outSchema(premiosLoja.fields).meta({id: 'PremioDaLoja'});
const visto = z.union([premio, premioDaLoja]);
const mudanca = Premio.change
  .extend({motivoEstoque: z.string().trim().max(200, 'Use no máximo 200 caracteres').optional()})
  .meta({id: 'PremioMudanca'});
const massa = z
  .strictObject({
    ids: z.array(idNoCorpo).min(1, SEM_PREMIO_ESCOLHIDO).max(500, 'Selecione no máximo 500 prêmios'),
    ativo: flag,
  })
  .meta({id: 'PremiosAtivacao'});
const etiquetas = z.object({tags: z.array(z.string())}).meta({id: 'Etiquetas'});
const {Missing: FotoObrigatoria} = fotoPremio.refusals;
const daFoto = refusalsOfUpload(fotoPremio);

export const listar = route('GET /api/premios', {
  summary: 'Lista os prêmios; a loja vê os ativos, o painel vê todos',
  query: queryOf(premios, premiosLoja),
  answer: z.union([listAnswer(premios, premio), listAnswer(premiosLoja, premioDaLoja)]),
});

export const obter = route('GET /api/premios/{id}', {
  summary: 'Um prêmio',
  params: idParam,
  answer: visto,
  refuses: [NaoEncontrado],
});

export const criar = route('POST /api/premios', {
  summary: 'Cadastra um prêmio com a sua foto',
  body: Premio.create,
  files: fotoPremio.upload,
  answer: premio,
  status: 201,
  refuses: [CodigoCadastrado, FotoObrigatoria, ...daFoto],
});

export const ativar = route('PUT /api/premios/bulk-activate', {
  summary: 'Ativa ou inativa vários prêmios',
  body: massa,
  answer: mensagem,
  refuses: [NaoEncontrado],
});

export const alterar = route('PUT /api/premios/{id}', {
  summary: 'Altera um prêmio, por formulário (com foto ou sem) ou por JSON',
  params: idParam,
  body: mudanca,
  files: fotoPremio.upload,
  answer: premio,
  refuses: [NaoEncontrado, CodigoCadastrado, ...daFoto],
});

export const remover = route('DELETE /api/premios/{id}', {
  summary: 'Retira um prêmio do catálogo; os resgates feitos ficam',
  params: idParam,
  answer: mensagem,
  refuses: [NaoEncontrado],
});

export const tags = route('GET /api/tags', {
  summary: 'As etiquetas dos prêmios ativos',
  answer: etiquetas,
});
