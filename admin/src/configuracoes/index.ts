import {page} from '../manifest/manifest.ts';

export const configuracoes = page('configuracoes', {
  label: 'Configurações',
  group: 'Sistema',
  icon: 'sliders',
  path: '/configuracoes',
  call: 'GET /api/configuracoes',
  screen: () => import('./Configuracoes'),
});
