import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {MutationCache, QueryCache, QueryClient} from '@tanstack/react-query';
import {isUnanswered} from '../base/attempt';
import {infoQuery} from '../base/session/info';

const shouldRetry = (failures: number, error: Error): boolean => isUnanswered(error) && failures < 2;

export function createQueryClient(): QueryClient {
  // A new version of the rules came into force meanwhile: who asks for the session again is shown it.
  const askAgain = (error: Error): void => {
    if (error instanceof ApiError && error.codigo === 'REGULAMENTO_NAO_ACEITO')
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
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
