import {page} from '../manifest/manifest.ts';

export const correcoes = page('correcoes', {
  label: 'Correção de pontuação',
  group: 'Processar',
  icon: 'pencil',
  path: '/processar/correcao-pontuacao',
  call: 'GET /api/pontuacoes/correcoes',
  screen: () => import('./Correcoes'),
});
