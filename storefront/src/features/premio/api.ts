import {client, type BodyOf, type AnswerOf} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {listPremios} from '../../base/queries/premios';
import {checked, type Premio} from '../../base/types';

/** One prize by its code. A combo is fetched again by id, because its stock changes. Null when there is none. */
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
/** Fewer prizes would not fill the row. */
const OTHERS_AT_LEAST = 5;

/** Other prizes: those of its categories first, filled up with any others. */
export function relatedQuery({id, tags}: Premio) {
  return queryOptions({
    queryKey: ['premios', 'outros', id],
    queryFn: async ({signal}): Promise<Premio[]> => {
      const page = {pagina: 0, limite: OTHERS_COUNT + 1};
      const others = async (filter: {tags?: string}) =>
        (await listPremios({...filter, ...page}, signal)).rows.filter(other => other.id !== id);
      const related = tags ? await others({tags}) : [];
      if (related.length >= OTHERS_AT_LEAST) return related.slice(0, OTHERS_COUNT);
      const known = new Set(related.map(other => other.id));
      return [...related, ...(await others({})).filter(other => !known.has(other.id))].slice(0, OTHERS_COUNT);
    },
  });
}

export type ResgateRequest = BodyOf<'/api/resgatar'>;
export type ResgateDone = AnswerOf<'/api/resgatar', 'POST'>;

/** Orders a prize. A repeated request with the same key gets the same response. */
export function createResgate(body: ResgateRequest, key: string): Promise<ResgateDone> {
  return client.post('/api/resgatar', {body, idempotencyKey: key});
}
