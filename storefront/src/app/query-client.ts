import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {MutationCache, QueryCache, QueryClient} from '@tanstack/react-query';
import {isUnanswered} from '../base/attempt';
import {infoQuery} from '../base/session/info';
import {siteQuery} from '../base/queries/site';

const shouldRetry = (failures: number, error: Error): boolean => isUnanswered(error) && failures < 2;

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
  return queryClient;
}
