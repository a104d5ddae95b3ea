import {NOT_DELIVERED} from '@clube/domain';
import {resource} from '../manifest/manifest.ts';

export const resgates = resource('resgates', {
  label: 'Resgates',
  one: 'Resgate',
  group: 'Programa',
  icon: 'truck',
  path: '/resgates',
  showPath: '/resgates/:id',
  calls: {show: 'GET /api/resgates/{id}'},
  list: () => import('./ResgatesList'),
  show: () => import('./ResgateShow'),
  rest: {path: 'resgates', bulk: {method: 'PATCH', path: 'resgates/bulk'}},
  screens: [
    {
      path: '/processar/foto-video',
      call: 'POST /api/upload/foto_video',
      screen: () => import('./midias/FotoVideo'),
    },
  ],
  waiting: {status: NOT_DELIVERED},
});
