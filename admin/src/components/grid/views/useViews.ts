import {client, type BodyOf} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useLocation} from 'react-router-dom';
import type {View} from './match';

const MINUTE_MS = 60_000;
const NONE: readonly View[] = [];

/** The name under which the views of lists are read again once one was saved. */
export const VIEWS_QUERY_KEY = 'visoes';

/** Messages for a view that is saved. */
export const SAVING_VIEW = {
  success: 'Visão salva com sucesso',
  failure: 'Erro ao salvar a visão',
  changes: [VIEWS_QUERY_KEY],
} as const;

/** The views of a list: one's own, then those that others share. */
export function useViews(resource: string): readonly View[] {
  const {data} = useQuery({
    queryKey: [VIEWS_QUERY_KEY, resource],
    queryFn: async ({signal}) => (await client.get('/api/visoes', {query: {lista: resource}, signal})).visoes,
    staleTime: MINUTE_MS,
  });
  return data ?? NONE;
}

/** Names a view in the address. */
export const VIEW_PARAM = 'visao';

/** The view that the address named last: pages and orders leave the name out of it, the list's own address has none. */
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
