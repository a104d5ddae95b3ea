import {resource} from '../manifest/manifest.ts';

export const notificacoes = resource('notificacoes', {
  label: 'Notificações push',
  one: 'Push',
  many: 'Pushes',
  group: 'Programa',
  icon: 'megaphone',
  path: '/notificacoes-push',
  rest: {path: 'notificacoes'},
  list: () => import('./NotificacoesPush'),
});
