import {client} from '@clube/api-client';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useEffect} from 'react';
import {useAction} from '../../components/useAction';
import {preloadFiles} from './photo/usePhotoFiles';
import {withSpreadDiscount} from './reading/discount';
import type {Analise, NotaReading} from './reading/types';

const INTERVAL_MS = 2_000;
const FREE: Analise = {por: null, ate: null, minha: false};

const fetchNota = async (id: number, signal: AbortSignal): Promise<NotaReading> =>
  client.get('/api/nota/{idFoto}', {path: {idFoto: id}, signal});
const queryOf = (id: number) => ({
  queryKey: ['nota', id],
  queryFn: ({signal}: {signal: AbortSignal}) => fetchNota(id, signal),
});

/** The reading of a receipt; refetched every two seconds while the receipt is being read. */
export function useReading(id: number, next: number | undefined) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...queryOf(id),
    select: withSpreadDiscount,
    refetchInterval: ({state}) => (state.data?.estado === 'em_leitura' ? INTERVAL_MS : false),
    refetchOnWindowFocus: false,
  });
  const {busy, run} = useAction();
  // Prefetches the next receipt's reading.
  useEffect(() => {
    if (next === undefined || !query.isSuccess) return;
    void queryClient.query(queryOf(next)).then(
      ({arquivos}) => preloadFiles(arquivos),
      () => undefined,
    );
  }, [next, query.isSuccess, queryClient]);
  const key = ['nota', id];
  const reread = (): Promise<boolean> =>
    run(async () => {
      await client.post('/api/nota/{idFoto}/reler', {path: {idFoto: id}});
      await queryClient.cancelQueries({queryKey: key});
      queryClient.setQueryData<NotaReading>(key, before => before && {...before, estado: 'em_leitura'});
    });
  return {
    reading: query.data,
    error: query.error,
    /** If the request failed, the lease counts as free. */
    analise: query.data?.analise ?? (query.error ? FREE : undefined),
    retry: () => void query.refetch(),
    reread,
    rereading: busy,
    /** Refetches after the files have changed. */
    reload: () => queryClient.invalidateQueries({queryKey: key}),
  };
}
