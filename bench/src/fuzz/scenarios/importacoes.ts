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
  'PUT /api/importacoes/{id}/linhas/{linha}': async context => {
    const {as, path} = await importacao(context, 'checked');
    return {as, path: {...path, linha: 3}, json: {valores: {nome: 'Tinta', valorUnitario: '51,00', valorPontos: '10'}}};
  },
  'GET /api/importacoes/{id}/desfazer': context => importacao(context, 'written'),
  'POST /api/importacoes/{id}/desfazer': context => importacao(context, 'written'),
  'POST /api/importacoes/{id}/cancelar': context => importacao(context, 'checked'),
};
