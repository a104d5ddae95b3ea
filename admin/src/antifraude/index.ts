import {resource} from '../manifest/manifest.ts';

export const antifraude = resource('antifraude', {
  label: 'Antifraude',
  one: 'Cota',
  group: 'Rede',
  icon: 'alert',
  path: '/antifraude',
  list: () => import('./AntifraudeList'),
  rest: {path: 'antifraude'},
  waiting: {estouradas: '1'},
});
