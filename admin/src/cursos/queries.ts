import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';

/** Rows of a page that holds all of them. */
const ALL = 0;

/** A course with its modules, lessons, materials and questions. */
export const useCurso = (id: number) =>
  useQuery({
    queryKey: ['cursos', 'one', id],
    queryFn: ({signal}) => client.get('/api/cursos/curso/{id}', {path: {id}, signal}),
  });

/** The categories that courses have, in their order. */
export const useCategorias = () =>
  useQuery({
    queryKey: ['cursos', 'categorias'],
    queryFn: async ({signal}) => {
      const answer = await client.post('/api/cursos/curso/search', {body: {limite: ALL}, signal});
      const cursos = 'data' in answer ? answer.data : [];
      const names = new Set(cursos.flatMap(({categoria}) => categoria ?? []));
      return [...names].toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
    },
  });

/** How a course is taken. */
export const useNumeros = (id: number) =>
  useQuery({
    queryKey: ['cursos', 'numeros', id],
    queryFn: ({signal}) => client.get('/api/cursos/curso/{id}/numeros', {path: {id}, signal}),
  });

/** The certificates of a course, newest first. */
export const useCertificadosOf = (idCurso: number) =>
  useQuery({
    queryKey: ['cursos', 'certificados', idCurso],
    queryFn: async ({signal}) =>
      (await client.list('/api/cursos/certificados', {query: {filtros: {idCurso}}, signal})).rows,
  });
