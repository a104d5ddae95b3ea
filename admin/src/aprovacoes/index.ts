import {resource} from '../manifest/manifest.ts';

export const aprovacoes = resource('aprovacoes', {
  label: 'Aprovações',
  one: 'Aprovação',
  group: 'Programa',
  icon: 'check',
  path: '/aprovacoes',
  list: () => import('./AprovacoesList'),
  rest: {path: 'aprovacoes'},
  waiting: {esperaPorMim: 'true'},
});
