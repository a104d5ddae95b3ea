import {resource} from '../manifest/manifest.ts';

export const cursos = resource('cursos', {
  label: 'Cursos',
  one: 'Curso',
  group: 'Conteúdo',
  icon: 'play',
  path: '/cursos',
  failures: {list: 'Erro ao buscar cursos', create: 'Erro ao cadastrar curso', update: 'Erro ao atualizar curso'},
  list: () => import('./CursosList'),
  create: () => import('./CursoForm'),
  edit: () => import('./CursoPage'),
  rest: {
    path: 'cursos/curso',
    listPath: 'cursos/curso/search',
    list: 'cursos',
    reads: 'POST',
    entity: 'Curso',
    file: 'linkCapaCurso',
  },
  screens: [
    {
      path: '/cursos/:id/como-pintor',
      call: 'GET /api/cursos/curso/{id}',
      screen: () => import('./preview/CursoPreview'),
    },
  ],
  calls: {list: 'POST /api/cursos/curso/search'},
});
