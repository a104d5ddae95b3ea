import {client, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useMutation, useQuery, useQueryClient} from '@tanstack/react-query';
import {favoritosQuery} from '../../base/queries/premios';
import {usePintor} from '../../base/session/session';

/** A change of a prize: add as favourite, make it the goal, remove it. */
type Change = 'keep' | 'goal' | 'drop';

interface Favoritos {
  /** Undefined for a visitor, and while loading. */
  isFavorito: (premioId: number) => boolean | undefined;
  isObjetivo: (premioId: number) => boolean;
  change: (premioId: number, change: Change) => void;
  busy: boolean;
}

const SAVED: Record<Change, (id: number) => Promise<{mensagem: string}>> = {
  keep: id => client.put('/api/favoritos/{id}', {path: {id}, body: {}}),
  goal: id => client.put('/api/favoritos/{id}', {path: {id}, body: {objetivo: 1}}),
  drop: id => client.delete('/api/favoritos/{id}', {path: {id}}),
};

/** The painter's favourites and the goal among them; a message follows once the server has stored a change. */
export function useFavoritos(): Favoritos {
  const loggedIn = usePintor() !== undefined;
  const queryClient = useQueryClient();
  const {data} = useQuery({...favoritosQuery, enabled: loggedIn});
  const {mutate, isPending} = useMutation({
    mutationFn: ({id, change}: {id: number; change: Change}) => SAVED[change](id),
    meta: {silencioso: true},
    onSuccess: ({mensagem}, {change}) => {
      if (change === 'goal') notify.success(mensagem);
      // The store's list of favourites has changed.
      void queryClient.invalidateQueries({
        queryKey: ['premios'],
        predicate: ({queryKey}) => isOfFavoritos(queryKey[1]),
      });
      return queryClient.invalidateQueries({queryKey: favoritosQuery.queryKey});
    },
    onError: error => notify.error(messageOf(error)),
  });
  return {
    isFavorito: id => data?.some(premio => premio.id === id),
    isObjetivo: id => data?.some(premio => premio.id === id && premio.objetivo === 1) ?? false,
    change: (id, change) => mutate({id, change}),
    busy: isPending,
  };
}

const isOfFavoritos = (part: unknown): boolean => typeof part === 'object' && part !== null && 'favorites' in part;
