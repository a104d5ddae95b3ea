import {page} from '../manifest/manifest.ts';

export const dashboard = page('dashboard', {
  label: 'Dashboard',
  group: 'Visão geral',
  icon: 'bars',
  path: '/dashboard',
  call: 'GET /api/dashboard',
  screen: () => import('./Dashboard'),
});
