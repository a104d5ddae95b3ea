import {client} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export const resgatesQuery = queryOptions({
  queryKey: ['resgates'],
  queryFn: async ({signal}) => (await client.list('/api/resgates', {signal})).rows,
});

/** The history of one order, oldest first. */
export const timelineQuery = (id: number) =>
  queryOptions({
    queryKey: ['resgates', id, 'linha-do-tempo'],
    queryFn: async ({signal}) => (await client.get('/api/resgates/{id}/linha-do-tempo', {path: {id}, signal})).eventos,
  });

/** Photos and videos of one order. */
export const midiasQuery = (idResgate: number) =>
  queryOptions({
    queryKey: ['resgates', idResgate, 'midias'],
    queryFn: async ({signal}) =>
      (await client.list('/api/resgates/fotos_videos', {query: {filtros: {idResgate}}, signal})).rows,
  });
