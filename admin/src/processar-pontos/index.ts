import {page} from '../manifest/manifest.ts';

export const processarPontos = page('processar-pontos', {
  label: 'Expirar e Devolver Pontos',
  group: 'Processar',
  icon: 'calendar',
  path: '/processar/pontos',
  call: 'POST /api/pontuacoes/expirar',
  screen: () => import('./ProcessarPontos'),
});
