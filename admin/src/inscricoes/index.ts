import {resource} from '../manifest/manifest.ts';

export const inscricoes = resource('inscricoes', {
  label: 'Inscritos em cursos',
  one: 'Inscrição',
  group: 'Conteúdo',
  icon: 'person',
  path: '/inscricoes',
  list: () => import('./InscricoesList'),
  rest: {path: 'cursos/inscricoes'},
});
