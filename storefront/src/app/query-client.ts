import {ApiError, isUnanswered, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {MutationCache, QueryCache, QueryClient, onlineManager} from '@tanstack/react-query';
import {infoQuery} from '../base/session/info';
import {siteQuery} from '../base/queries/site';

/** Offline a retry would fail too, so the error is reported at once, and the query is refetched on reconnection. */
const shouldRetry = (failures: number, error: Error): boolean =>
  isUnanswered(error) && failures < 2 && navigator.onLine;

/** By error code: query keys of cached data that the error shows to be outdated. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  REGULAMENTO_NAO_ACEITO: infoQuery.queryKey,
  SITE_BLOQUEADO: siteQuery.queryKey,
};

export function createQueryClient(): QueryClient {
  // An app opened offline gets only the `online` event, which must be a change of state for React Query.
  onlineManager.setOnline(navigator.onLine);
  // The state that all screens depend on has changed, such as a new version of the rules or a closed site; refetching
  // it shows that.
  const askAgain = (error: Error): void => {
    const queryKey = error instanceof ApiError ? CHANGED[error.codigo ?? ''] : undefined;
    if (queryKey) void queryClient.invalidateQueries({queryKey});
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      // Offline a query fails and says so; a paused one would show its skeleton forever,
      queries: {retry: shouldRetry, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true},
      // and a paused mutation would run later, when nobody expects it any more.
      mutations: {retry: false, networkMode: 'always'},
    },
    queryCache: new QueryCache({onError: askAgain}),
    mutationCache: new MutationCache({
      // Errors that a screen shows itself are skipped; all others get a toast.
      onError: (error, _variables, _result, mutation) => {
        askAgain(error);
        if (!mutation.meta?.['silencioso']) notify.error(messageOf(error));
      },
    }),
  });
  return queryClient;
}
