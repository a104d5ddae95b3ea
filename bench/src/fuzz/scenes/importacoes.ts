import type {Scenes} from './scene';
import {importacao} from './things';

export const IMPORTACOES: Scenes = {
  'GET /api/importacoes/modelo/{tipo}': () => ({as: 'Smart', path: {tipo: 'produtos'}}),
  'POST /api/importacoes': stage => ({
    as: 'Smart',
    form: {
      fields: {tipo: 'produtos'},
      files: [
        {
          field: 'arquivo',
          name: 'a.csv',
          content: Buffer.from(`Código;Nome;Valor unitário;Pontos\nN${stage.next()};a;1;1`),
        },
      ],
    },
  }),
  'GET /api/importacoes/{id}': async stage => ({as: 'Smart', path: {id: await importacao(stage, 'sent')}}),
  'PUT /api/importacoes/{id}': async stage => ({
    as: 'Smart',
    path: {id: await importacao(stage, 'sent')},
    json: {separador: ';'},
  }),
  'POST /api/importacoes/{id}/conferir': async stage => ({as: 'Smart', path: {id: await importacao(stage, 'sent')}}),
  'GET /api/importacoes/{id}/linhas': async stage => ({as: 'Smart', path: {id: await importacao(stage, 'checked')}}),
  'GET /api/importacoes/{id}/erros': async stage => ({as: 'Smart', path: {id: await importacao(stage, 'checked')}}),
  'POST /api/importacoes/{id}/gravar': async stage => ({
    as: 'Smart',
    path: {id: await importacao(stage, 'checked')},
    json: {modo: 'validas'},
  }),
  'POST /api/importacoes/{id}/cancelar': async stage => ({as: 'Smart', path: {id: await importacao(stage, 'checked')}}),
};
