import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {MutationCache, QueryCache, QueryClient} from '@tanstack/react-query';
import {infoQuery} from '../base/session/info';

/** A refusal is an answer; only what never arrived, or failed on the server, is worth asking again. */
function shouldRetry(failures: number, error: Error): boolean {
  const transient = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return transient && failures < 2;
}

export function createQueryClient(): QueryClient {
  // A new version of the rules came into force meanwhile: who asks for the session again is shown it.
  const askAgain = (error: Error): void => {
    if (error instanceof ApiError && error.codigo === 'REGULAMENTO_NAO_ACEITO')
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {retry: shouldRetry, staleTime: 15_000},
      mutations: {retry: false},
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
