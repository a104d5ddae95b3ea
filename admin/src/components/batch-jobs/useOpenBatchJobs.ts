import {useQuery} from '@tanstack/react-query';
import {client, type Schema} from '@clube/api-client';
import {mayCall} from '../../providers/access';

/** What of one's own waits or runs is asked for as often; while nothing does, or nobody looks, it is not asked for. */
const EVERY_MS = 3000;

/** The first part of the key under which everything about works is cached: to invalidate it is to look again. */
export const BATCH_JOBS = 'trabalhos';

/** One's own works that wait or run, the newest first. */
export function useOpenBatchJobs(): readonly Schema<'Trabalho'>[] | undefined {
  const {data} = useQuery({
    queryKey: [BATCH_JOBS, 'open'],
    queryFn: async ({signal}) =>
      (await client.list('/api/trabalhos', {query: {limite: 10, filtros: {aberto: true, meus: true}}, signal})).rows,
    enabled: mayCall('GET /api/trabalhos'),
    refetchInterval: ({state}) => (state.data?.length ? EVERY_MS : false),
    retry: false,
  });
  return data;
}
