import {completeCpf} from '@clube/domain';
import {cpfOf} from '../../data/statements';
import {CNPJ, PASSWORD} from '../world-data';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

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

export const ACESSO: Scenarios = {
  'POST /api/sessoes/usuario': () => ({as: 'visitante', json: {cpf: cpfOf(9000), senha: PASSWORD}}),
  'POST /api/sessoes/usuario/relatorio': () => ({as: 'visitante', json: {cnpj: CNPJ, senha: PASSWORD}}),
  'POST /api/sessoes/sair': async context => ({as: await context.session({tipo: 'painel', id: 3})}),
  'POST /api/usuarios': context => ({as: 'Smart', json: usuario(context)}),
  'PUT /api/usuarios/{id}': async context => ({
    as: 'Smart',
    path: {
      id: ((await context.take('POST /api/usuarios', {as: 'Smart', json: usuario(context)})).body as {id: number}).id,
    },
    json: {nome: 'Helena Prado Lima'},
  }),
  'PUT /api/usuarios/relatorio': () => ({as: 'relatório', json: {nome: 'Casa das Tintas'}}),
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
