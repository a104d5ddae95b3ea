import {client} from '@clube/api-client';
import {queryOptions, useQuery} from '@tanstack/react-query';

/** Rows of a page that holds all of them. */
const ALL = 0;

export const allCursosQuery = queryOptions({
  queryKey: ['cursos', 'todos'],
  queryFn: async ({signal}) => {
    const answer = await client.post('/api/cursos/curso/search', {body: {limite: ALL}, signal});
    return 'data' in answer ? answer.data : [];
  },
});

/** All courses, to choose one from. */
export const useCursoOptions = () =>
  useQuery({...allCursosQuery, select: cursos => cursos.map(({id, nome}) => ({value: id, text: nome}))});
