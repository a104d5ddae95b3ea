import type {Scenarios} from './scenario';
import {importacao} from './test-data';

export const IMPORTACOES: Scenarios = {
  'GET /api/importacoes/modelo/{tipo}': () => ({as: 'Smart', path: {tipo: 'produtos'}}),
  'POST /api/importacoes': context => ({
    as: 'Smart',
    form: {
      fields: {tipo: 'produtos'},
      files: [
        {
          field: 'arquivo',
          name: 'a.csv',
          content: Buffer.from(`Código;Nome;Valor unitário;Pontos\nN${context.next()};a;1;1`),
        },
      ],
    },
  }),
  'GET /api/importacoes/{id}': async context => ({as: 'Smart', path: {id: await importacao(context, 'sent')}}),
  'PUT /api/importacoes/{id}': async context => ({
    as: 'Smart',
    path: {id: await importacao(context, 'sent')},
    json: {separador: ';'},
  }),
  'POST /api/importacoes/{id}/conferir': async context => ({
    as: 'Smart',
    path: {id: await importacao(context, 'sent')},
  }),
  'GET /api/importacoes/{id}/resumo': async context => ({
    as: 'Smart',
    path: {id: await importacao(context, 'checked')},
  }),
  'GET /api/importacoes/{id}/linhas': async context => ({
    as: 'Smart',
    path: {id: await importacao(context, 'checked')},
  }),
  'GET /api/importacoes/{id}/erros': async context => ({as: 'Smart', path: {id: await importacao(context, 'checked')}}),
  'POST /api/importacoes/{id}/gravar': async context => ({
    as: 'Smart',
    path: {id: await importacao(context, 'checked')},
    json: {modo: 'validas'},
  }),
  'POST /api/importacoes/{id}/cancelar': async context => ({
    as: 'Smart',
    path: {id: await importacao(context, 'checked')},
  }),
};
