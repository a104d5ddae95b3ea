import {ApiError} from '@clube/api-client';
import {QueryClient} from '@tanstack/react-query';

const FIVE_MINUTES = 300_000;

/** A refusal is an answer; only what never arrived, or failed on the server, is worth asking again. */
function shouldRetry(failures: number, error: Error): boolean {
  const transient = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return transient && failures < 1;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Figures of a year do not move by the second, and a table should not jump while it is read.
      queries: {retry: shouldRetry, staleTime: FIVE_MINUTES, refetchOnWindowFocus: false},
      mutations: {retry: false},
    },
  });
}
