import {NOT_DELIVERED} from '@clube/domain';
import {page, resource} from '../manifest/manifest.ts';

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
  shortcuts: [{label: 'Foto ou vídeo', group: 'Processar', path: '/processar/foto-video'}],
  waiting: {status: NOT_DELIVERED},
});

export const fotosVideos = page('fotos-videos', {
  label: 'Fotos e vídeos',
  group: 'Programa',
  icon: 'gallery',
  path: '/fotos-videos',
  call: 'GET /api/resgates/fotos_videos',
  screen: () => import('./midias/FotosVideos'),
});
