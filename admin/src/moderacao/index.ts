import {resource} from '../manifest/manifest.ts';

export const moderacao = resource('moderacao', {
  label: 'Ache Seu Pintor',
  one: 'Conteúdo do Ache Seu Pintor',
  many: 'Conteúdos do Ache Seu Pintor',
  group: 'Conteúdo',
  icon: 'eye',
  path: '/ache-seu-pintor',
  list: () => import('./ModeracaoList'),
  rest: {path: 'moderacao'},
  waiting: {fila: '1'},
});
