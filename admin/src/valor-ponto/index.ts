import {registration} from '../components/entity-screens/registration.ts';

export const valorPonto = registration('valor_ponto', 'ValorPonto', {
  label: 'Valor do Ponto',
  one: 'Valor do ponto',
  group: 'Sistema',
  icon: 'star',
  path: '/valor-ponto',
  columns: ['tipo', 'valorPonto', 'triggerLimite'],
  sort: {field: 'id', order: 'ASC'},
  failures: {update: 'Erro ao atualizar valor do ponto.'},
  form: () => import('./ValorPontoForm'),
  only: 'edit',
});
