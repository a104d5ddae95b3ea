import {registration} from '../components/entity-screens/registration.ts';

export const pesquisaMercado = registration('pesquisa_mercado', 'PesquisaMercado', {
  label: 'Pesquisa de mercado',
  one: 'Pesquisa',
  feminine: true,
  group: 'Rede',
  icon: 'bars',
  path: '/pesquisa-de-mercado',
  createPath: '/cadastrar/pesquisa-mercado',
  columns: [],
  list: () => import('./PesquisasList'),
  form: () => import('./PesquisaForm'),
  only: 'create',
});
