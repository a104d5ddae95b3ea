import {registration} from '../components/entity-screens/registration.ts';

export const cluster = registration('cluster', 'Cluster', {
  label: 'Níveis',
  one: 'Nível',
  group: 'Programa',
  icon: 'bars',
  path: '/cluster',
  createPath: '/cadastrar/cluster',
  failures: {create: 'Erro ao salvar o Cluster.', update: 'Erro ao salvar o Cluster.'},
  columns: ['nome', 'ordem', 'valorPonto', 'tipo', 'triggerLimite'],
  sort: {field: 'ordem', order: 'ASC'},
  rest: {file: 'imagem'},
  form: () => import('./ClusterForm'),
});
