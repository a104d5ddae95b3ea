import {client} from '@clube/api-client';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useEffect} from 'react';
import {useAcao} from '../../components/useAcao';
import {preloadFiles} from './photo/usePhotoFiles';
import {comDescontoRateado} from './reading/discount';
import type {Analise, NotaLida} from './reading/types';

const A_CADA = 2_000;
const LIVRE: Analise = {por: null, ate: null, minha: false};

const buscarNota = async (id: number, signal: AbortSignal): Promise<NotaLida> =>
  client.get('/api/nota/{idFoto}', {path: {idFoto: id}, signal});
const consulta = (id: number) => ({
  queryKey: ['nota', id],
  queryFn: ({signal}: {signal: AbortSignal}) => buscarNota(id, signal),
});

/** What was read of a receipt; asked again every two seconds while it is being read. */
export function useReading(id: number, proxima: number | undefined) {
  const queryClient = useQueryClient();
  const leitura = useQuery({
    ...consulta(id),
    select: comDescontoRateado,
    refetchInterval: ({state}) => (state.data?.estado === 'em_leitura' ? A_CADA : false),
    refetchOnWindowFocus: false,
  });
  const {ocupado, executar} = useAcao();
  // The next one is there before it is opened.
  useEffect(() => {
    if (proxima === undefined || !leitura.isSuccess) return;
    void queryClient.query(consulta(proxima)).then(
      ({arquivos}) => preloadFiles(arquivos),
      () => undefined,
    );
  }, [proxima, leitura.isSuccess, queryClient]);
  const chave = ['nota', id];
  const reler = (): Promise<boolean> =>
    executar(async () => {
      await client.post('/api/nota/{idFoto}/reler', {path: {idFoto: id}});
      await queryClient.cancelQueries({queryKey: chave});
      queryClient.setQueryData<NotaLida>(chave, antes => antes && {...antes, estado: 'em_leitura'});
    });
  return {
    lida: leitura.data,
    erro: leitura.error,
    /** Without an answer nobody is known to be at it. */
    analise: leitura.data?.analise ?? (leitura.error ? LIVRE : undefined),
    tentarDeNovo: () => void leitura.refetch(),
    reler,
    relendo: ocupado,
    /** After the files have changed. */
    buscarDeNovo: () => queryClient.invalidateQueries({queryKey: chave}),
  };
}
