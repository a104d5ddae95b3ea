import {client, type BodyOf, type AnswerOf} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {listPremios} from '../../base/premios';
import {checked, type Premio} from '../../base/types';

/** One prize by its code. A combo is asked for again by id, because its stock moves. Null when there is none. */
export function premioQuery(codigo: string) {
  return queryOptions({
    queryKey: ['premio', codigo],
    queryFn: async ({signal}): Promise<Premio | null> => {
      const [premio] = (await listPremios({codigo}, signal)).rows;
      if (!premio || !checked(premio.isCombo)) return premio ?? null;
      return {...premio, ...(await client.get('/api/premios/{id}', {path: {id: premio.id}, signal}))};
    },
  });
}

const OTHERS_COUNT = 12;

export const otherPremiosQuery = queryOptions({
  queryKey: ['premios', 'outros'],
  queryFn: ({signal}) => listPremios({pagina: 0, limite: OTHERS_COUNT}, signal),
});

export type ResgateRequest = BodyOf<'/api/resgatar'>;

/** Asks for a prize. The same key gives the same answer, however often a bad connection makes it travel. */
export function createResgate(body: ResgateRequest, key: string): Promise<AnswerOf<'/api/resgatar', 'POST'>> {
  return client.post('/api/resgatar', {body, idempotencyKey: key});
}
