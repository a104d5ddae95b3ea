import type {Scenarios} from './scenario';
import {importacao} from './test-data';

export const IMPORTACOES: Scenarios = {
  'GET /api/importacoes/modelo/{tipo}': () => ({as: 'Smart', path: {tipo: 'produtos'}}),
  'POST /api/importacoes': async context => ({
    as: await context.staff(),
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
  'GET /api/importacoes/{id}': context => importacao(context, 'sent'),
  'PUT /api/importacoes/{id}': async context => ({...(await importacao(context, 'sent')), json: {separador: ';'}}),
  'POST /api/importacoes/{id}/conferir': context => importacao(context, 'sent'),
  'GET /api/importacoes/{id}/resumo': context => importacao(context, 'checked'),
  'GET /api/importacoes/{id}/linhas': context => importacao(context, 'checked'),
  'GET /api/importacoes/{id}/erros': context => importacao(context, 'checked'),
  'POST /api/importacoes/{id}/gravar': async context => ({
    ...(await importacao(context, 'checked')),
    json: {modo: 'validas'},
  }),
  'POST /api/importacoes/{id}/cancelar': context => importacao(context, 'checked'),
};
