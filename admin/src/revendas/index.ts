import {registration} from '../manifest/manifest.ts';

export const revendas = registration('revendas', 'Revenda', {
  label: 'Revendas',
  one: 'Revenda',
  feminine: true,
  group: 'Cadastros',
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
  form: () => import('./RevendaForm'),
});
