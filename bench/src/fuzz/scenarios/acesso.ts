import {completeCnpj, completeCpf} from '@clube/domain';
import {sql} from '@clube/backend';
import {cpfOf} from '../../data/statements';
import {CNPJ, PASSWORD} from '../world-data';
import type {Scenarios} from './scenario';
import {sha256, type ScenarioContext} from './scenario-context';

const usuario = (context: ScenarioContext) => {
  const n = context.next();
  return {
    nome: 'Helena Prado',
    cpf: completeCpf(String(700_000_000 + n)),
    email: `cena${n}@exemplo.com.br`,
    senha: `Painel#${n}cenario`,
    permissao: 0,
  };
};

const login = (context: ScenarioContext) => {
  const n = context.next();
  return {nome: 'Tintas do Vale', cnpj: completeCnpj(`${50_000_000 + n}0001`), email: `rede${n}@exemplo.com.br`};
};

const madeBy = async (context: ScenarioContext, route: string, json: object) =>
  ((await context.take(route, {as: 'Smart', json})).body as {id: number}).id;

/** The parameters of an e-mailed link with which a staff user sets a password. */
async function invitation(context: ScenarioContext): Promise<{tipo: string; uuid: string}> {
  const n = context.next();
  const uuid = `convite-${n}`;
  await context.row(sql<{id: number}>`
    WITH novo AS (INSERT INTO usuario (nome, cpf, email, permissao)
      VALUES ('Convidada da Cena', ${completeCpf(String(600_000_000 + n))}, ${`convidada${n}@exemplo.com.br`}, 0) RETURNING id, email)
    INSERT INTO convite (tipo_sessao, sujeito_id, token_hash, email, criado_em, expira_em)
    SELECT 'painel', id, ${sha256(uuid)}, email, now(), now() + interval '1 day' FROM novo RETURNING sujeito_id AS id`);
  return {tipo: 'painel', uuid};
}

export const ACESSO: Scenarios = {
  'POST /api/sessoes/usuario': () => ({as: 'visitante', json: {cpf: cpfOf(9000), senha: PASSWORD}}),
  'POST /api/sessoes/usuario/relatorio': () => ({as: 'visitante', json: {cnpj: CNPJ, senha: PASSWORD}}),
  'POST /api/sessoes/sair': async context => ({as: await context.session({tipo: 'painel', id: 3})}),
  'POST /api/usuarios': context => ({as: 'Smart', json: usuario(context)}),
  'PUT /api/usuarios/{id}': async context => ({
    as: 'Smart',
    path: {id: await madeBy(context, 'POST /api/usuarios', usuario(context))},
    json: {nome: 'Helena Prado Lima'},
  }),
  'POST /api/usuarios/{id}/convite': async context => ({
    as: 'Smart',
    path: {id: await madeBy(context, 'POST /api/usuarios', usuario(context))},
  }),
  'POST /api/logins-relatorio': context => ({as: 'Smart', json: login(context)}),
  'PUT /api/logins-relatorio/{id}': async context => ({
    as: 'Smart',
    path: {id: await madeBy(context, 'POST /api/logins-relatorio', login(context))},
    json: {nome: 'Tintas do Vale Novo'},
  }),
  'POST /api/logins-relatorio/{id}/convite': async context => ({
    as: 'Smart',
    path: {id: await madeBy(context, 'POST /api/logins-relatorio', login(context))},
  }),
  'POST /api/sessoes/usuario/relatorio/esqueceu-senha': () => ({as: 'visitante', json: {cnpj: CNPJ}}),
  'POST /api/convites/validar': async context => ({as: 'visitante', json: await invitation(context)}),
  'POST /api/convites/senha': async context => ({
    as: 'visitante',
    json: {...(await invitation(context)), senha: PASSWORD},
  }),
  'PUT /api/usuarios/relatorio': () => ({as: 'relatório', json: {nome: 'Casa das Tintas'}}),
  'GET /api/removidos': () => ({as: 'Smart', query: {entidade: 'Produto'}}),
  'POST /api/removidos/restaurar': async context => {
    const codigo = `RESTAURA${context.next()}`;
    await context.take('POST /api/produtos', {
      as: 'Smart',
      json: {codigo, nome: 'Tinta', valorUnitario: 51, valorPontos: 10},
    });
    const {id} = await context.row(
      sql<{id: number}>`UPDATE produto SET removido_em = now() WHERE codigo = ${codigo} RETURNING id`,
    );
    return {as: 'Smart', json: {entidade: 'Produto', id}};
  },
  'GET /api/alteracoes': () => ({as: 'Smart', query: {entidade: 'Rede', id: '1'}}),
  'PUT /api/usuarios': () => ({as: 'Auditor', json: {nome: 'Usuária 2'}}),
  'GET /api/exportar/{lista}': async context => {
    const {body} = await context.take('GET /api/premios', {as: 'Smart', query: {download: 'csv'}});
    const address = new URL((body as {fileLink: string}).fileLink, 'http://clube');
    return {
      as: 'visitante',
      path: {lista: address.pathname.split('/').pop() ?? ''},
      query: Object.fromEntries(address.searchParams),
    };
  },
};
