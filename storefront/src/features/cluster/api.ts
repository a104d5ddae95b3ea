import {client, type Row} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export type Level = Row<'/api/cluster'>;

/** The levels of the programme, lowest first. */
export const levelsQuery = queryOptions({
  queryKey: ['niveis'],
  queryFn: async ({signal}) => (await client.list('/api/cluster', {signal})).rows,
  staleTime: 5 * 60_000,
});

/** The state of the painter's requirements. */
export const nivelStatusQuery = queryOptions({
  queryKey: ['niveis-situacao'],
  queryFn: ({signal}) => client.get('/api/cluster/situacao', {signal}),
});
