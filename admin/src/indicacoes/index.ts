import {resource} from '../manifest/manifest.ts';

export const indicacoes = resource('indicacoes', {
  label: 'Indicações',
  one: 'Indicação',
  group: 'Programa',
  icon: 'share',
  path: '/indicacoes',
  list: () => import('./IndicacoesList'),
  calls: {list: 'POST /api/indique-ganhe/indicacoes/painel'},
  rest: {path: 'indique-ganhe/indicacoes/painel', list: 'indicacoes-painel', reads: 'POST'},
});
