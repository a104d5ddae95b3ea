import {sql} from '@clube/backend';
import {CNPJ} from '../world-data';
import type {Scenes} from './scene';
import type {Stage} from './stage';

const product = (stage: Stage) => ({codigo: `NOVO${stage.next()}`, nome: 'Tinta', valorUnitario: 51, valorPontos: 10});

async function produto(stage: Stage): Promise<number> {
  const made = product(stage);
  await stage.take('POST /api/produtos', {as: 'Smart', json: made});
  return (await stage.row(sql<{id: number}>`SELECT id FROM produto WHERE codigo = ${made.codigo}`)).id;
}

export const REVENDAS: Scenes = {
  'PUT /api/lojas/{cnpj}': () => ({as: 'Smart', path: {cnpj: CNPJ}, json: {nomeLoja: 'Casa das Tintas'}}),
  'POST /api/produtos': stage => ({as: 'Smart', json: product(stage)}),
  'PUT /api/produtos/{id}': async stage => ({
    as: 'Smart',
    path: {id: await produto(stage)},
    json: {nome: 'Tinta fosca'},
  }),
  'POST /api/produtos/status/{id}': async stage => ({
    as: 'Smart',
    path: {id: await produto(stage)},
    json: {ativo: false},
  }),
  'DELETE /api/produtos/{id}': async stage => ({as: 'Smart', path: {id: await produto(stage)}}),
  'POST /api/upload/produtos': stage => ({
    as: 'Smart',
    form: {
      files: [
        {
          field: 'arquivo',
          name: 'produtos.csv',
          content: Buffer.from(`Código;Nome;Valor unitário;Pontos\nUP${stage.next()};Tinta;51,00;10\n`),
        },
      ],
    },
  }),
};
