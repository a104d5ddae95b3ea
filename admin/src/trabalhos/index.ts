import {resource} from '../manifest/manifest.ts';

/** What runs in one's name for longer than one waits: it stands at the menu's foot, for everybody. */
export const trabalhos = resource('trabalhos', {
  label: 'Trabalhos',
  one: 'Trabalho',
  icon: 'clock',
  path: '/trabalhos',
  showPath: '/trabalhos/:id',
  calls: {show: 'GET /api/trabalhos/{id}'},
  list: () => import('./TrabalhosList'),
  show: () => import('./TrabalhoShow'),
});
