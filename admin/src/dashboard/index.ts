import {page} from '../manifest/manifest.ts';

export const dashboard = page('dashboard', {
  label: 'Dashboard',
  group: 'Visão geral',
  icon: 'pontos',
  path: '/dashboard',
  call: 'GET /api/dashboard',
  screen: () => import('./Dashboard'),
});
