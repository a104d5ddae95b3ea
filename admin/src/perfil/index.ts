import {page} from '../manifest/manifest.ts';

export const perfil = page('perfil', {
  label: 'Meu Perfil',
  icon: 'person',
  path: '/perfil',
  call: 'PUT /api/usuarios',
  screen: () => import('./Perfil'),
});
