import {z} from 'zod';
import {flag} from '../../../kernel/entities/wire';
import {REFUSED_EDITS} from '../../../kernel/entities/writing/edit-conflict';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {id, idInBody, idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {refusalsOfUpload} from '../../../kernel/images/picture';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {REFUSED_AT_TAKING} from '../../../kernel/uploads/refusals';
import {Aula, Curso, Modulo} from '../entities';
import {AULA_FORM, CURSO_FORM, MATERIAL_FORM, aulaCapa, cursoCapa, materialPicture} from '../files';
import * as refusals from '../refusals';
import {searchBody} from '../search';
import {aulaSaved, avaliacaoSaved, cursoSaved, materialSaved, numerosShown} from '../shapes';
import {cursos} from './cursos.list';
import {descricao, nome, pageLink, perguntas} from './shapes';

const envio = z.string().max(100).optional().describe('Um vídeo que chegou em partes, por POST /api/envios');
const VIDEO = [refusals.VideoNotAccepted, refusals.VideoTooLarge, ...REFUSED_AT_TAKING];
const OF_CURSO = [refusals.CursoNotFound, refusals.CursoEmpty, ...VIDEO, ...refusalsOfUpload(cursoCapa)];
const OF_AULA = [
  refusals.AulaNotFound,
  refusals.ModuloNotFound,
  refusals.LegendaNotAccepted,
  ...VIDEO,
  ...refusalsOfUpload(aulaCapa),
];
const OF_MATERIAL = [
  refusals.MaterialRequired,
  refusals.MaterialNotAccepted,
  refusals.MaterialTooLarge,
  ...refusalsOfUpload(materialPicture),
];
const inModulo = z.strictObject({id, idModulo: id});
const inAula = z.strictObject({id, idModulo: id, idAula: id});

export const search = defineEndpoint('POST /api/cursos/curso/search', {
  summary: 'Lista os cursos do painel',
  body: searchBody,
  query: queryOf(cursos),
  answer: listAnswer(cursos, Curso.row),
});

export const create = defineEndpoint('POST /api/cursos/curso', {
  summary: 'Cria um curso, como rascunho',
  body: Curso.create.extend({videoEnvio: envio}).meta({id: 'CursoNovo'}),
  files: CURSO_FORM,
  answer: cursoSaved,
  status: 201,
  refuses: OF_CURSO,
});

export const get = defineEndpoint('GET /api/cursos/curso/{id}', {
  summary: 'Um curso com módulos, aulas, materiais e perguntas, e onde os inscritos param',
  params: idParam,
  answer: cursoSaved,
  refuses: [refusals.CursoNotFound],
});

export const update = defineEndpoint('PUT /api/cursos/curso/{id}', {
  summary: 'Altera um curso; ativo, ele aparece para os pintores',
  params: idParam,
  body: Curso.change.extend({videoEnvio: envio}).meta({id: 'CursoMudanca'}),
  files: CURSO_FORM,
  answer: cursoSaved,
  refuses: [...REFUSED_EDITS, ...OF_CURSO],
});

export const remove = defineEndpoint('DELETE /api/cursos/curso/{id}', {
  summary: 'Exclui um curso; certificados e conclusões ficam',
  params: idParam,
  answer: messageAnswer,
  refuses: [refusals.CursoNotFound],
});

export const copy = defineEndpoint('POST /api/cursos/curso/{id}/copia', {
  summary: 'Faz de um curso um rascunho igual, sem inscritos',
  params: idParam,
  answer: cursoSaved,
  status: 201,
  refuses: [refusals.CursoNotFound],
});

export const numeros = defineEndpoint('GET /api/cursos/curso/{id}/numeros', {
  summary: 'Quem faz um curso, onde param, o que erram e em quanto tempo concluem',
  params: idParam,
  answer: numerosShown,
  refuses: [refusals.CursoNotFound],
});

export const createModulo = defineEndpoint('POST /api/cursos/curso/{id}/modulo', {
  summary: 'Inclui um módulo em um curso',
  params: idParam,
  body: Modulo.create,
  answer: Modulo.row,
  status: 201,
  refuses: [refusals.CursoNotFound],
});

export const updateModulo = defineEndpoint('PUT /api/cursos/modulo/{id}', {
  summary: 'Altera um módulo ou o seu lugar no curso',
  params: idParam,
  body: Modulo.change,
  answer: Modulo.row,
  refuses: [...REFUSED_EDITS, refusals.ModuloNotFound],
});

export const removeModulo = defineEndpoint('DELETE /api/cursos/modulo/{id}', {
  summary: 'Exclui um módulo com as suas aulas',
  params: idParam,
  answer: messageAnswer,
  refuses: [refusals.ModuloNotFound],
});

export const createAula = defineEndpoint('POST /api/cursos/curso/{id}/modulo/{idModulo}/aula', {
  summary: 'Inclui uma aula em um módulo; sem vídeo ela é lida',
  params: inModulo,
  body: Aula.create.extend({videoEnvio: envio}).meta({id: 'AulaNovo'}),
  files: AULA_FORM,
  answer: aulaSaved,
  status: 201,
  refuses: OF_AULA,
});

export const updateAula = defineEndpoint('PUT /api/cursos/aula/{id}', {
  summary: 'Altera uma aula, o seu lugar ou o seu módulo',
  params: idParam,
  body: Aula.change
    .extend({
      videoEnvio: envio,
      idModulo: idInBody.optional(),
      removerVideo: flag.optional(),
      removerLegenda: flag.optional(),
    })
    .meta({id: 'AulaMudanca'}),
  files: AULA_FORM,
  answer: aulaSaved,
  refuses: [...REFUSED_EDITS, ...OF_AULA],
});

export const removeAula = defineEndpoint('DELETE /api/cursos/aula/{id}', {
  summary: 'Exclui uma aula; quem a concluiu não perde nada',
  params: idParam,
  answer: messageAnswer,
  refuses: [refusals.AulaNotFound],
});

export const createAvaliacao = defineEndpoint('POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/avaliacao', {
  summary: 'Cria a avaliação de uma aula, em geral ainda sem perguntas',
  params: inAula,
  body: z
    .strictObject({nome, descricao: descricao.default(''), perguntas: perguntas.default([])})
    .meta({id: 'AvaliacaoDaAulaNovo'}),
  answer: avaliacaoSaved,
  status: 201,
  refuses: [refusals.AulaNotFound, refusals.AvaliacaoExists],
});

export const updateAvaliacao = defineEndpoint('PUT /api/cursos/avaliacao/{id}', {
  summary: 'Altera uma avaliação e as suas perguntas',
  params: idParam,
  body: z
    .strictObject({nome: nome.optional(), descricao: descricao.optional(), perguntas: perguntas.optional()})
    .meta({id: 'AvaliacaoDaAulaMudanca'}),
  answer: avaliacaoSaved,
  refuses: [refusals.AvaliacaoNotFound],
});

export const createMaterial = defineEndpoint('POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/material', {
  summary: 'Inclui um material em uma aula: um PDF, uma imagem ou um link',
  params: inAula,
  body: z.strictObject({nome, descricao: descricao.optional(), link: pageLink.optional()}).meta({id: 'MaterialNovo'}),
  files: MATERIAL_FORM,
  answer: materialSaved,
  status: 201,
  refuses: [refusals.AulaNotFound, ...OF_MATERIAL],
});

export const updateMaterial = defineEndpoint('PUT /api/cursos/material/{id}', {
  summary: 'Altera um material; outro arquivo ou link toma o lugar do que havia',
  params: idParam,
  body: z
    .strictObject({nome: nome.optional(), descricao: descricao.optional(), link: pageLink.optional()})
    .meta({id: 'MaterialMudanca'}),
  files: MATERIAL_FORM,
  answer: materialSaved,
  refuses: [refusals.MaterialNotFound, ...OF_MATERIAL],
});

export const removeMaterial = defineEndpoint('DELETE /api/cursos/material/{id}', {
  summary: 'Exclui um material',
  params: idParam,
  answer: messageAnswer,
  refuses: [refusals.MaterialNotFound],
});
