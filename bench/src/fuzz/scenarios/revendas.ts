import {completeCnpj} from '@clube/domain';
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

async function standard(context: ScenarioContext) {
  const made = product(context);
  await context.take('POST /api/produtos', {as: 'Smart', json: made});
  return made;
}

async function produto(context: ScenarioContext): Promise<number> {
  const {codigo} = await standard(context);
  return (await context.row(sql<{id: number}>`SELECT id FROM produto WHERE codigo = ${codigo}`)).id;
}

const rede = (context: ScenarioContext) => ({nome: `Rede ${context.next()}`, regiao: 'Sul'});
const revenda = (context: ScenarioContext) => ({
  cnpj: completeCnpj(String(60_000_000 + context.next()).padEnd(12, '0')),
  nomeFantasia: 'Tintas do Vale',
  nomeInput: 'Tintas do Vale',
  endBairro: 'Centro',
  endCidade: 'Blumenau',
  endEstado: 'SC',
});
const surveyed = (marca: string) =>
  [1, 2, 3, 4, 5].map(n => ({marca, produto: `Tinta ${n}`, qtde: n, valorUnitario: 51}));

/** Creates something by this endpoint; returns its id. */
const made = async (context: ScenarioContext, call: string, json: object): Promise<number> =>
  ((await context.take(call, {as: 'Smart', json})).body as {id: number}).id;

export const REVENDAS: Scenarios = {
  'POST /api/redes': context => ({as: 'Smart', json: rede(context)}),
  'PUT /api/redes/{id}': async context => ({
    as: 'Smart',
    path: {id: await made(context, 'POST /api/redes', rede(context))},
    json: {regiao: 'Norte'},
  }),
  'POST /api/revendas': context => ({as: 'Smart', json: revenda(context)}),
  'PUT /api/revendas/{id}': async context => ({
    as: 'Smart',
    path: {id: await made(context, 'POST /api/revendas', revenda(context))},
    json: {rm: 1},
  }),
  'POST /api/revendas/bulk/previa': async context => ({
    as: 'Smart',
    json: {filtro: {id: [await made(context, 'POST /api/revendas', revenda(context))]}, mudanca: {rm: 1}},
  }),
  'POST /api/revendas/bulk/filtro': async context => ({
    as: await context.staff(),
    json: {filtro: {id: [await made(context, 'POST /api/revendas', revenda(context))]}, mudanca: {rm: 1}},
  }),
  'GET /api/lojas/{cnpj}/revenda': () => ({as: 'Smart', path: {cnpj: CNPJ}}),
  'GET /api/municipios/{uf}': () => ({as: 'visitante', path: {uf: 'SC'}}),
  'PUT /api/produtos_revenda/{id}': async context => {
    const {cnpj} = revenda(context);
    const {codigo: codigoPadrao} = await standard(context);
    const {id} = await context.row(sql<{id: number}>`
      INSERT INTO produto_revenda (cnpj_revenda, codigo_padrao, codigo, nome, valor_unitario)
      VALUES (${cnpj}, ${codigoPadrao}, ${`R${context.next()}`}, 'Tinta', 49.9) RETURNING id`);
    return {as: 'Smart', path: {id}, json: {nome: 'Tinta fosca', valorUnitario: 51.9}};
  },
  'POST /api/produtos_revenda': async context => {
    const {cnpj} = revenda(context);
    await context.take('POST /api/revendas', {as: 'Smart', json: {...revenda(context), cnpj}});
    // Of its own: calls around other scenarios remove and rename what is there.
    const {codigo: codigoPadrao} = await standard(context);
    const sold = {
      cnpjRevenda: cnpj,
      codigoPadrao,
      codigo: `R${context.next()}`,
      nome: 'Tinta',
      valorUnitario: 49.9,
    };
    return {as: 'Smart', json: sold};
  },
  'POST /api/pesquisa_mercado': async context => {
    const {cnpj} = revenda(context);
    await context.take('POST /api/revendas', {as: 'Smart', json: {...revenda(context), cnpj}});
    const found = {
      cnpjRevenda: cnpj,
      faturamento: 90_000,
      qtdeVendedores: 3,
      tamanhoLoja: 120,
      fonte: 'Equipe',
      produtosMaisVendidos: surveyed('Nossa'),
      produtosMaisVendidosConcorrentes: surveyed('Outra'),
    };
    return {as: 'Smart', json: found};
  },
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
  'POST /api/upload/produtos_revenda': async context => {
    const {cnpj} = revenda(context);
    await context.take('POST /api/revendas', {as: 'Smart', json: {...revenda(context), cnpj}});
    const lines = ['Código padrão;Código na revenda;Descrição;Valor unitário', `T1;R${context.next()};Tinta;51,00`];
    const file = {field: 'arquivo', name: 'lista.csv', content: Buffer.from(lines.join('\n'))};
    return {as: await context.staff(), form: {fields: {cnpjRevenda: cnpj}, files: [file]}};
  },
  'POST /api/upload/produtos': async context => ({
    as: await context.staff(),
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
