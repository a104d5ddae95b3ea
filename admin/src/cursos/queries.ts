import {client} from '@clube/api-client';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {allCursosQuery} from '../components/cursos/all-cursos';

/** Query keys to invalidate after a change of a course or its contents: the list and the course's page. */
export const CURSO_CHANGES = ['cursos', 'curso'] as const;

/** Invalidates both. */
export function useInvalidateCursos(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(CURSO_CHANGES.map(name => queryClient.invalidateQueries({queryKey: [name]})));
}

/** A course with its modules, lessons, materials and questions. */
export const useCurso = (id: number) =>
  useQuery({
    queryKey: ['curso', id],
    queryFn: ({signal}) => client.get('/api/cursos/curso/{id}', {path: {id}, signal}),
  });

/** The categories of courses, in order. */
export const useCategorias = () =>
  useQuery({
    ...allCursosQuery,
    select: cursos => {
      const names = new Set(cursos.flatMap(({categoria}) => categoria ?? []));
      return [...names].toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
    },
  });

/** The statistics of a course. */
export const useNumeros = (id: number) =>
  useQuery({
    queryKey: ['curso', id, 'numeros'],
    queryFn: ({signal}) => client.get('/api/cursos/curso/{id}/numeros', {path: {id}, signal}),
  });

/** The certificates of a course, newest first. */
export const useCertificadosOf = (idCurso: number) =>
  useQuery({
    queryKey: ['curso', idCurso, 'certificados'],
    queryFn: async ({signal}) =>
      (await client.list('/api/cursos/certificados', {query: {filtros: {idCurso}}, signal})).rows,
  });
