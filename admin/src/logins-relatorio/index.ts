import {registration} from '../components/entity-screens/registration.ts';

export const loginsRelatorio = registration('logins-relatorio', 'LoginDoRelatorio', {
  label: 'Logins do relatório',
  one: 'Login do relatório',
  group: 'Sistema',
  icon: 'envelope',
  path: '/logins-relatorio',
  createPath: '/cadastrar/login-relatorio',
  columns: ['nome', 'cnpj', 'email', 'senhaCriada', 'ativo', 'criadoEm'],
  sort: {field: 'nome', order: 'ASC'},
  search: 'Buscar por nome, CNPJ ou e-mail',
  form: () => import('./LoginRelatorioForm'),
});
