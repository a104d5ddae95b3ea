import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {MutationCache, QueryCache, QueryClient, onlineManager} from '@tanstack/react-query';
import {isUnanswered} from '../base/idempotency-key';
import {infoQuery} from '../base/session/info';
import {siteQuery} from '../base/queries/site';

/** Without a connection a retry would fail too: that is reported at once, and refetched when there is one. */
const shouldRetry = (failures: number, error: Error): boolean =>
  isUnanswered(error) && failures < 2 && navigator.onLine;

/** By the code of a refusal: what was answered before and no longer holds. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  REGULAMENTO_NAO_ACEITO: infoQuery.queryKey,
  SITE_BLOQUEADO: siteQuery.queryKey,
};

export function createQueryClient(): QueryClient {
  // An app that was opened without a connection hears of nothing but that there is one again, which must be news to it.
  onlineManager.setOnline(navigator.onLine);
  // What every screen hangs on has changed meanwhile, a new version of the rules or the site closed: who asks again is shown it.
  const askAgain = (error: Error): void => {
    const queryKey = error instanceof ApiError ? CHANGED[error.codigo ?? ''] : undefined;
    if (queryKey) void queryClient.invalidateQueries({queryKey});
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a connection it fails and says so: a list that only waited would show its skeleton for ever,
      queries: {retry: shouldRetry, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true},
      // and what waited unseen would be done when nobody expects it any more.
      mutations: {retry: false, networkMode: 'always'},
    },
    queryCache: new QueryCache({onError: askAgain}),
    mutationCache: new MutationCache({
      // Screens that show the refusal themselves say so; all others get a toast.
      onError: (error, _variables, _result, mutation) => {
        askAgain(error);
        if (!mutation.meta?.['silencioso']) notify.error(messageOf(error));
      },
    }),
  });
  return queryClient;
}
