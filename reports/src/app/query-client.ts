import {ApiError} from '@clube/api-client';
import {QueryClient} from '@tanstack/react-query';

const FIVE_MINUTES = 300_000;

/** Refused requests are not retried, only those without a response or with a server error. */
function shouldRetry(failures: number, error: Error): boolean {
  const transient = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return transient && failures < 1;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A year's figures change slowly, and a table should not change while it is read.
      queries: {retry: shouldRetry, staleTime: FIVE_MINUTES, refetchOnWindowFocus: false},
      mutations: {retry: false},
    },
  });
}
