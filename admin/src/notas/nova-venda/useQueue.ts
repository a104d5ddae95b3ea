import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import {useUsuario} from '../../providers/sessao';
import type {Pendente} from '../tipos';
import {nextInQueue, enderecoNovaVenda, estadoNovaVenda} from './queue';
import {avisar} from '@clube/ui';
import {useNavigate} from 'react-router-dom';

/** How much of the queue is held: its head, which is where the work is done. */
const CABECA = 100;

const MEIO_MINUTO = 30_000;

interface Fila {
  cabeca: Pendente[];
  total: number;
}

/** The receipt to work on, where it stands in the queue, and which one comes next. */
export function useQueue(id: number | undefined) {
  const {nome: eu} = useUsuario();
  const dataProvider = useDataProvider();
  const fila = useQuery({
    queryKey: ['pendentes', 'fila'],
    queryFn: async ({signal}): Promise<Fila> => {
      const {data, total} = await dataProvider.getList<Pendente>('pendentes', {
        pagination: {page: 1, perPage: CABECA},
        sort: {field: 'criadoEm', order: 'ASC'},
        filter: {},
        signal,
      });
      return {cabeca: data, total: total ?? data.length};
    },
    // Who is at which receipt changes while one works on one's own.
    refetchInterval: MEIO_MINUTO,
  });
  const {cabeca = [], total = 0} = fila.data ?? {};
  const posicao = cabeca.findIndex(nota => nota.id === id);
  const naCabeca = cabeca[posicao];
  const foraDaCabeca = useQuery({
    queryKey: ['pendentes', 'uma', id],
    queryFn: async () => (await dataProvider.getMany<Pendente>('pendentes', {ids: [id ?? 0]})).data[0] ?? null,
    enabled: fila.isSuccess && id !== undefined && !naCabeca,
  });
  const nota = naCabeca ?? foraDaCabeca.data ?? undefined;
  return {
    nota,
    total,
    posicao: naCabeca ? posicao + 1 : undefined,
    proxima: nextInQueue(cabeca, nota?.id, eu),
    primeira: cabeca[0],
    erro: fila.error ?? (nota ? null : foraDaCabeca.error),
    carregando: fila.isPending || (foraDaCabeca.isLoading && !nota),
    tentarDeNovo: () => void (fila.error ? fila : foraDaCabeca).refetch(),
  };
}

/** What happens once a receipt is decided: the next one in its place, or the list where there is none. */
export function useDecided({proxima}: ReturnType<typeof useQueue>) {
  const navegar = useNavigate();
  const queryClient = useQueryClient();
  const atualizarFila = (): void => void queryClient.invalidateQueries({queryKey: ['pendentes']});
  const abrirProxima = (): void => {
    if (!proxima) avisar.info('Era a última: a fila está em dia.');
    void navegar(proxima ? enderecoNovaVenda(proxima) : '/painel/processar/pontuacoes', {
      replace: true,
      ...(proxima && {state: {...estadoNovaVenda(proxima), seguida: true}}),
    });
    atualizarFila();
  };
  return {abrirProxima, atualizarFila};
}
