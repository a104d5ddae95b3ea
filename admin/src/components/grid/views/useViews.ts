import {client, type BodyOf} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useLocation} from 'react-router-dom';
import type {View} from './match';

const MINUTE_MS = 60_000;
const NONE: readonly View[] = [];

/** The query key of saved views, invalidated after saving one. */
export const VIEWS_QUERY_KEY = 'visoes';

/** The messages of saving a view. */
export const SAVING_VIEW = {
  success: 'Visão salva com sucesso',
  failure: 'Erro ao salvar a visão',
  changes: [VIEWS_QUERY_KEY],
} as const;

/** The views of a list: the user's own, then those that others share. */
export function useViews(resource: string): readonly View[] {
  const {data} = useQuery({
    queryKey: [VIEWS_QUERY_KEY, resource],
    queryFn: async ({signal}) => (await client.get('/api/visoes', {query: {lista: resource}, signal})).visoes,
    staleTime: MINUTE_MS,
  });
  return data ?? NONE;
}

/** The URL parameter with a view's id. */
export const VIEW_PARAM = 'visao';

/**
 * The id of the view that the URL named last: page and sort links omit the parameter, and the list's plain URL clears
 * it.
 */
export function useNamedView(): number | undefined {
  const {search} = useLocation();
  const [named, setNamed] = useState<string | null>(null);
  const now = search === '' ? null : (new URLSearchParams(search).get(VIEW_PARAM) ?? named);
  if (now !== named) setNamed(now);
  return now === null ? undefined : Number(now);
}

export const viewCalls = {
  create: (body: BodyOf<'/api/visoes'>) => client.post('/api/visoes', {body}),
  change: (id: number, body: BodyOf<'/api/visoes/{id}', 'PUT'>) => client.put('/api/visoes/{id}', {path: {id}, body}),
  remove: (id: number) => client.delete('/api/visoes/{id}', {path: {id}}),
};
