import {client} from '@clube/api-client';
import {queryOptions, useQuery} from '@tanstack/react-query';

/** The page size that means all rows. */
const ALL = 0;

export const allCursosQuery = queryOptions({
  queryKey: ['cursos', 'todos'],
  queryFn: async ({signal}) => {
    const answer = await client.post('/api/cursos/curso/search', {body: {limite: ALL}, signal});
    return 'data' in answer ? answer.data : [];
  },
});

/** All courses as options. */
export const useCursoOptions = () =>
  useQuery({...allCursosQuery, select: cursos => cursos.map(({id, nome}) => ({value: id, text: nome}))});
