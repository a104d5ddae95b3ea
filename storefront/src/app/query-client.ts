import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {MutationCache, QueryCache, QueryClient, onlineManager} from '@tanstack/react-query';
import {isUnanswered} from '../base/attempt';
import {infoQuery} from '../base/session/info';
import {siteQuery} from '../base/queries/site';

/** Without a connection it would come to the same: that is said at once, and asked anew by itself when there is one. */
const shouldRetry = (failures: number, error: Error): boolean =>
  isUnanswered(error) && failures < 2 && navigator.onLine;

/** By the code of a refusal: what was answered before and no longer holds. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  REGULAMENTO_NAO_ACEITO: infoQuery.queryKey,
  SITE_BLOQUEADO: siteQuery.queryKey,
};

export function createQueryClient(): QueryClient {
  // What every screen hangs on has changed meanwhile, a new version of the rules or the site closed: who asks again is shown it.
  const askAgain = (error: Error): void => {
    const queryKey = error instanceof ApiError ? CHANGED[error.codigo ?? ''] : undefined;
    if (queryKey) void queryClient.invalidateQueries({queryKey});
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {retry: shouldRetry, staleTime: 15_000},
      // Without a connection it fails and says so: what waited unseen for one would be done when nobody expects it any more.
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
  // Without a connection what is asked fails, too, and says so: a list that only waited would show its skeleton for ever. Only
  // who leaves has everything wait. That there is one again is the moment to ask anew.
  onlineManager.setEventListener(() => undefined);
  window.addEventListener('online', () => queryClient.getQueryCache().onOnline());
  return queryClient;
}
