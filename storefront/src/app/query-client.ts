import {ApiError, messageOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {MutationCache, QueryClient} from '@tanstack/react-query';

/** A refusal is an answer; only what never arrived, or failed on the server, is worth asking again. */
function shouldRetry(failures: number, error: Error): boolean {
  const transient = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return transient && failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {retry: shouldRetry, staleTime: 15_000},
      mutations: {retry: false},
    },
    mutationCache: new MutationCache({
      // Screens that show the refusal themselves say so; all others get a toast.
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.['silencioso']) notify.error(messageOf(error));
      },
    }),
  });
}
