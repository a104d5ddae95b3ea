import {useQuery} from '@tanstack/react-query';
import {client, type Schema} from '@clube/api-client';
import {mayCall} from '../../providers/access';

/**
 * The polling interval while the user's batch jobs wait or run, milliseconds. No polling without such jobs or in a
 * hidden tab.
 */
const EVERY_MS = 3000;

/** The first part of the query key of everything about batch jobs: invalidate it to refetch. */
export const BATCH_JOBS = 'trabalhos';

export const OPEN_BATCH_JOBS = [BATCH_JOBS, 'open'] as const;

export type OpenBatchJob = Pick<Schema<'Trabalho'>, 'id' | 'feitos' | 'total'>;

/** The user's batch jobs that wait or run, newest first. */
export function useOpenBatchJobs(): readonly OpenBatchJob[] | undefined {
  const {data} = useQuery({
    queryKey: OPEN_BATCH_JOBS,
    queryFn: async ({signal}): Promise<readonly OpenBatchJob[]> =>
      (await client.list('/api/trabalhos', {query: {limite: 10, filtros: {aberto: true, meus: true}}, signal})).rows,
    enabled: mayCall('GET /api/trabalhos'),
    refetchInterval: ({state}) => (state.data?.length ? EVERY_MS : false),
    retry: false,
  });
  return data;
}
