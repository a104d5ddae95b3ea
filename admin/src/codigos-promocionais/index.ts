import {resource} from '../manifest/manifest.ts';

export const codigosPromocionais = resource('codigos-promocionais', {
  label: 'Códigos promocionais',
  one: 'Código promocional',
  group: 'Códigos',
  icon: 'star',
  path: '/codigos-promocionais',
  createPath: '/cadastrar/codigo-promocional',
  createEntry: 'Novo código promocional',
  failures: {create: 'Erro ao cadastrar código promocional'},
  list: () => import('./CodigosPromocionaisList'),
  create: () => import('./LoteForm'),
  rest: {path: 'codigo-promocional', list: 'codigos-promocionais', entity: 'LoteDeCodigos'},
});
