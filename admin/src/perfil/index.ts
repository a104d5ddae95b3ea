import {page} from '../manifest/manifest.ts';

export const perfil = page('perfil', {
  label: 'Meu Perfil',
  icon: 'pessoa',
  path: '/perfil',
  call: 'PUT /api/usuarios',
  screen: () => import('./Perfil'),
});
