import {resource} from '../manifest/manifest.ts';

export const banners = resource('banners', {
  label: 'Banners',
  one: 'Banner',
  recordRepresentation: 'titulo',
  group: 'Conteúdo',
  icon: 'gallery',
  path: '/banners',
  createPath: '/cadastrar/banner',
  createEntry: 'Novo banner',
  list: () => import('./BannersList'),
  form: () => import('./BannerForm'),
  rest: {path: 'banners', entity: 'Banner', file: 'arquivo'},
});
