import {resource} from '../manifest/manifest.ts';

/** The user's batch jobs, which run in the background; at the bottom of the menu, for everyone. */
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
