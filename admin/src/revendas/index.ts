import type {Schema} from '@clube/api-client';
import {formatCnpj} from '@clube/domain';
import {searchRows} from '../manifest/find.ts';
import {registration} from '../components/entity-screens/registration.ts';

export const revendas = registration('revendas', 'Revenda', {
  label: 'Revendas',
  one: 'Revenda',
  feminine: true,
  group: 'Rede',
  icon: 'bag',
  path: '/revendas',
  createPath: '/cadastrar/revenda',
  createEntry: 'Nova revenda',
  columns: [
    'nomeInput',
    'cnpj',
    'rede',
    'endCidade',
    'endEstado',
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
  filters: ['endEstado', 'tipoPontuacao', 'rm', 'ativo'],
  views: [
    {nome: 'Ativas', filtros: {ativo: 1}},
    {nome: 'Inativas', filtros: {ativo: 0}},
    {nome: 'Master', filtros: {rm: 1}},
    {nome: 'Sistema', filtros: {tipoPontuacao: 'Sistema'}},
  ],
  failures: {fields: {rm: 'Erro ao atualizar status de Revenda Master'}},
  list: () => import('./RevendasList'),
  form: () => import('./RevendaForm'),
  show: () => import('./RevendaShow'),
  showPath: '/revenda/:cnpj',
  // Everyone may read resellers' names; the list is for those who may edit them, the page for all staff.
  calls: {list: 'PUT /api/revendas/{id}', show: 'GET /api/lojas/{cnpj}/revenda'},
  find: searchRows<Schema<'Revenda'>>('revendas', 'nomeInput', ({nomeInput, cnpj}) => ({
    kind: 'Revenda',
    title: nomeInput,
    detail: formatCnpj(cnpj),
    path: `/painel/revenda/${cnpj}`,
    icon: 'bag',
  })),
});
