import {registration} from '../components/entity-screens/registration.ts';

export const redes = registration('redes', 'Rede', {
  label: 'Redes',
  one: 'Rede',
  feminine: true,
  group: 'Rede',
  icon: 'house',
  path: '/redes',
  createPath: '/cadastrar/rede',
  columns: ['nome', 'regiao', 'dataCadastro', 'numeroRevendas', 'acimaCota', 'bloquearAcimaCota', 'ativo'],
  sort: {field: 'nome', order: 'ASC'},
  search: 'Buscar por nome',
  list: () => import('./RedesList'),
  form: () => import('./RedeForm'),
});
