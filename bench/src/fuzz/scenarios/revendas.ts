import {sql} from '@clube/backend';
import {CNPJ} from '../world-data';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

const product = (context: ScenarioContext) => ({
  codigo: `NOVO${context.next()}`,
  nome: 'Tinta',
  valorUnitario: 51,
  valorPontos: 10,
});

async function produto(context: ScenarioContext): Promise<number> {
  const made = product(context);
  await context.take('POST /api/produtos', {as: 'Smart', json: made});
  return (await context.row(sql<{id: number}>`SELECT id FROM produto WHERE codigo = ${made.codigo}`)).id;
}

export const REVENDAS: Scenarios = {
  'PUT /api/lojas/{cnpj}': () => ({as: 'Smart', path: {cnpj: CNPJ}, json: {nomeLoja: 'Casa das Tintas'}}),
  'POST /api/produtos': context => ({as: 'Smart', json: product(context)}),
  'PUT /api/produtos/{id}': async context => ({
    as: 'Smart',
    path: {id: await produto(context)},
    json: {nome: 'Tinta fosca'},
  }),
  'POST /api/produtos/status/{id}': async context => ({
    as: 'Smart',
    path: {id: await produto(context)},
    json: {ativo: false},
  }),
  'DELETE /api/produtos/{id}': async context => ({as: 'Smart', path: {id: await produto(context)}}),
  'POST /api/upload/produtos': context => ({
    as: 'Smart',
    form: {
      files: [
        {
          field: 'arquivo',
          name: 'produtos.csv',
          content: Buffer.from(`Código;Nome;Valor unitário;Pontos\nUP${context.next()};Tinta;51,00;10\n`),
        },
      ],
    },
  }),
};
