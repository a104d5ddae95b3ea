import {cpfOf} from '../../data/statements';
import {CNPJ, PASSWORD} from '../world-data';
import type {Scenarios} from './scenario';

export const ACESSO: Scenarios = {
  'POST /api/sessoes/usuario': () => ({as: 'visitante', json: {cpf: cpfOf(9000), senha: PASSWORD}}),
  'POST /api/sessoes/usuario/relatorio': () => ({as: 'visitante', json: {cnpj: CNPJ, senha: PASSWORD}}),
  'POST /api/sessoes/sair': async context => ({as: await context.session({tipo: 'painel', id: 3})}),
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
