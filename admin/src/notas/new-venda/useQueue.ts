import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useDataProvider} from 'react-admin';
import {useUsuario} from '../../providers/session';
import type {Pendente} from '../types';
import {
  newVendaAddress,
  newVendaState,
  nextInQueue,
  pendentesAddress,
  previousInQueue,
  queueParams,
  type NewVendaState,
} from './queue';
import {notify} from '@clube/ui';
import {useLocation, useNavigate} from 'react-router-dom';

/** The number of receipts loaded from the head of the queue. */
const HEAD_SIZE = 100;

const NONE_FREE = 'Nenhuma outra nota está livre: as que restam estão em leitura ou com outra pessoa.';
const HALF_A_MINUTE = 30_000;

interface Queue {
  head: Pendente[];
  total: number;
}

/** The receipt to work on, its position in the queue, and the next receipt. */
export function useQueue(id: number | undefined) {
  const {nome: me} = useUsuario();
  const dataProvider = useDataProvider();
  const list = queueParams(useLocation().search);
  const queue = useQuery({
    queryKey: ['pendentes', 'fila', list],
    queryFn: async ({signal}): Promise<Queue> => {
      const {data, total} = await dataProvider.getList<Pendente>('pendentes', {
        pagination: {page: 1, perPage: HEAD_SIZE},
        ...listOf(list),
        signal,
      });
      return {head: data, total: total ?? data.length};
    },
    // Other people's leases change meanwhile.
    refetchInterval: HALF_A_MINUTE,
  });
  const {head = [], total = 0} = queue.data ?? {};
  const position = head.findIndex(nota => nota.id === id);
  const inHead = head[position];
  const outsideHead = useQuery({
    queryKey: ['pendentes', 'uma', id],
    queryFn: async () => (await dataProvider.getMany<Pendente>('pendentes', {ids: [id ?? 0]})).data[0] ?? null,
    enabled: queue.isSuccess && id !== undefined && !inHead,
  });
  const nota = inHead ?? outsideHead.data ?? undefined;
  return {
    nota,
    /** The filter and order of the list that the queue follows, as a query string. */
    list,
    total,
    position: inHead ? position + 1 : undefined,
    previous: inHead && previousInQueue(head, inHead.id, me),
    next: nextInQueue(head, nota?.id, me),
    error: queue.error ?? (nota ? null : outsideHead.error),
    loading: queue.isPending || (outsideHead.isLoading && !nota),
    retry: () => void (queue.error ? queue : outsideHead).refetch(),
  };
}

/** The filter and order in the list's address; without them the receipts that have waited longest come first. */
function listOf(search: string) {
  const params = new URLSearchParams(search);
  const filter = parsed(params.get('filter'));
  const field = params.get('sort') ?? 'criadoEm';
  return {filter, sort: {field, order: params.get('order') === 'DESC' ? ('DESC' as const) : ('ASC' as const)}};
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Called once a receipt is decided: opens the next one, or the list if there is none. */
export function useNextNota({next, list, total}: ReturnType<typeof useQueue>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refreshQueue = (): void => void queryClient.invalidateQueries({queryKey: ['pendentes']});
  const openNext = (): void => {
    // The total includes the receipt that was just decided.
    if (!next) notify.info(total > 1 ? NONE_FREE : 'Era a última: a fila está em dia.');
    void navigate(next ? newVendaAddress(next, list) : pendentesAddress(list), {
      replace: true,
      ...(next && {state: {...newVendaState(next), followsOn: true} satisfies NewVendaState}),
    });
    refreshQueue();
  };
  return {openNext, refreshQueue};
}
