import {registration} from '../components/plain/registration.ts';

export const revendas = registration('revendas', 'Revenda', {
  label: 'Revendas',
  one: 'Revenda',
  feminine: true,
  group: 'Rede',
  icon: 'bag',
  path: '/revendas',
  createPath: '/cadastrar/revenda',
  columns: [
    'nomeInput',
    'cnpj',
    'rede',
    'endCidade',
    'tipoPontuacao',
    'fatorPontuacao',
    'rm',
    'totalVendido',
    'totalPontuado',
    'pintoresIndicados',
    'ativo',
  ],
  sort: {field: 'nomeInput', order: 'ASC'},
  search: 'Buscar por nome, CNPJ ou cidade',
  period: true,
  form: () => import('./RevendaForm'),
  // Anybody reads the names; the rows are for who may change them.
  calls: {list: 'PUT /api/revendas/{id}'},
});
