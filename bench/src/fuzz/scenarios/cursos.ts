import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {Painter, ScenarioContext} from './scenario-context';

interface Place {
  curso: number;
  modulo: number;
  aula: number;
}

const PERGUNTAS = [{pergunta: 'Quantas demãos?', respostas_possiveis: ['Uma', 'Duas', 'Três'], resposta_correta: 2}];
const idOf = (body: unknown) => (body as {id: number}).id;

/** Creates a published course with one text lesson. */
async function curso(context: ScenarioContext): Promise<Place> {
  const as = 'Smart';
  const json = {nome: `Curso ${context.next()} da cena`, certificado: 1};
  const id = idOf((await context.take('POST /api/cursos/curso', {as, json})).body);
  const path = {id};
  const made = await context.take('POST /api/cursos/curso/{id}/modulo', {as, path, json: {nome: 'Módulo'}});
  const idModulo = idOf(made.body);
  const aula = await context.take('POST /api/cursos/curso/{id}/modulo/{idModulo}/aula', {
    as,
    path: {id, idModulo},
    json: {nome: 'Aula'},
  });
  await context.take('PUT /api/cursos/curso/{id}', {as, path, json: {ativo: 1}});
  return {curso: id, modulo: idModulo, aula: idOf(aula.body)};
}

const inModulo = (place: Place) => ({id: place.curso, idModulo: place.modulo});
const inAula = (place: Place) => ({...inModulo(place), idAula: place.aula});

async function enrolled(context: ScenarioContext): Promise<Place & {painter: Painter}> {
  const [place, painter] = [await curso(context), await context.painter()];
  const path = {idCurso: place.curso};
  await context.take('POST /api/cursos/parceiro/curso/{idCurso}/inscrever', {as: painter.session, path});
  return {...place, painter};
}

async function certificado(context: ScenarioContext): Promise<string> {
  const {painter, aula} = await enrolled(context);
  await context.take('POST /api/cursos/parceiro/aula/{aulaId}/concluir', {as: painter.session, path: {aulaId: aula}});
  const row = await context.row(sql<{
    codigo: string;
  }>`SELECT c.codigo FROM certificado c JOIN inscricao i ON i.id = c.inscricao_id
    WHERE i.pintor_id = ${painter.id}`);
  return row.codigo;
}

async function avaliacao(context: ScenarioContext): Promise<number> {
  const path = inAula(await curso(context));
  const route = 'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/avaliacao';
  return idOf((await context.take(route, {as: 'Smart', path, json: {nome: 'Avaliação', perguntas: PERGUNTAS}})).body);
}

async function material(context: ScenarioContext): Promise<number> {
  const path = inAula(await curso(context));
  const route = 'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/material';
  return idOf(
    (await context.take(route, {as: 'Smart', path, json: {nome: 'Guia', link: 'https://exemplo.com.br'}})).body,
  );
}

export const CURSOS: Scenarios = {
  'POST /api/cursos/parceiro/curso/search': async context => ({
    as: (await context.painter()).session,
    json: {where: {Curso: {ativo: true, nome: {like: '%cena%'}}}},
  }),
  'GET /api/cursos/parceiro/curso/{idCurso}': async context => {
    const {painter, curso: idCurso} = await enrolled(context);
    return {as: painter.session, path: {idCurso}};
  },
  'POST /api/cursos/parceiro/curso/{idCurso}/inscrever': async context => ({
    as: (await context.painter()).session,
    path: {idCurso: (await curso(context)).curso},
    json: {},
  }),
  'POST /api/cursos/parceiro/curso/{idCurso}/desinscrever': async context => {
    const {painter, curso: idCurso} = await enrolled(context);
    return {as: painter.session, path: {idCurso}, json: {}};
  },
  'POST /api/cursos/parceiro/aula/{aulaId}/progresso': async context => {
    const {painter, aula: aulaId} = await enrolled(context);
    return {as: painter.session, path: {aulaId}, json: {posicao: 3, trechos: [[0, 3]]}};
  },
  'POST /api/cursos/parceiro/aula/{aulaId}/concluir': async context => {
    const {painter, aula: aulaId} = await enrolled(context);
    return {as: painter.session, path: {aulaId}, json: {}};
  },
  'POST /api/cursos/curso/search': () => ({as: 'Smart', json: {where: {Curso: {ativo: true}}}}),
  'POST /api/cursos/curso': context => ({as: 'Smart', json: {nome: `Curso ${context.next()} da cena`}}),
  'GET /api/cursos/curso/{id}': async context => ({as: 'Smart', path: {id: (await curso(context)).curso}}),
  'PUT /api/cursos/curso/{id}': async context => ({
    as: 'Smart',
    path: {id: (await curso(context)).curso},
    json: {nome: 'Outro curso'},
  }),
  'DELETE /api/cursos/curso/{id}': async context => ({as: 'Smart', path: {id: (await curso(context)).curso}}),
  'POST /api/cursos/curso/{id}/copia': async context => ({
    as: 'Smart',
    path: {id: (await curso(context)).curso},
    json: {},
  }),
  'GET /api/cursos/curso/{id}/numeros': async context => ({as: 'Smart', path: {id: (await curso(context)).curso}}),
  'GET /api/cursos/certificados': async context => {
    await certificado(context);
    return {as: 'Smart'};
  },
  'POST /api/cursos/curso/{id}/modulo': async context => ({
    as: 'Smart',
    path: {id: (await curso(context)).curso},
    json: {nome: 'Módulo'},
  }),
  'PUT /api/cursos/modulo/{id}': async context => ({
    as: 'Smart',
    path: {id: (await curso(context)).modulo},
    json: {nome: 'Outro módulo'},
  }),
  'DELETE /api/cursos/modulo/{id}': async context => ({as: 'Smart', path: {id: (await curso(context)).modulo}}),
  'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula': async context => ({
    as: 'Smart',
    path: inModulo(await curso(context)),
    json: {nome: 'Aula'},
  }),
  'PUT /api/cursos/aula/{id}': async context => ({
    as: 'Smart',
    path: {id: (await curso(context)).aula},
    json: {nome: 'Outra aula'},
  }),
  'DELETE /api/cursos/aula/{id}': async context => ({as: 'Smart', path: {id: (await curso(context)).aula}}),
  'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/avaliacao': async context => ({
    as: 'Smart',
    path: inAula(await curso(context)),
    json: {nome: 'Avaliação', perguntas: PERGUNTAS},
  }),
  'PUT /api/cursos/avaliacao/{id}': async context => ({
    as: 'Smart',
    path: {id: await avaliacao(context)},
    json: {perguntas: PERGUNTAS},
  }),
  'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/material': async context => ({
    as: 'Smart',
    path: inAula(await curso(context)),
    json: {nome: 'Guia', link: 'https://exemplo.com.br'},
  }),
  'PUT /api/cursos/material/{id}': async context => ({
    as: 'Smart',
    path: {id: await material(context)},
    json: {nome: 'Outro guia'},
  }),
  'DELETE /api/cursos/material/{id}': async context => ({as: 'Smart', path: {id: await material(context)}}),
  'GET /api/cursos/certificado/{codigo}': async context => ({
    as: 'visitante',
    path: {codigo: await certificado(context)},
  }),
  'POST /api/cursos/certificado/{codigo}/revogar': async context => ({
    as: 'Smart',
    path: {codigo: await certificado(context)},
    json: {motivo: 'Emitido por engano'},
  }),
};
