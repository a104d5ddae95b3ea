import {page} from '../manifest/manifest.ts';

export const verbaMensal = page('verba-mensal', {
  label: 'Verba Mensal',
  group: 'Programa',
  icon: 'calendar',
  path: '/verba-mensal',
  call: 'GET /api/verba_mensal',
  screen: () => import('./VerbaMensal'),
});
