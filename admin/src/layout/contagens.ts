import {useQueries} from '@tanstack/react-query';
import {NAO_ENTREGUE} from '@clube/domain';
import {useDataProvider} from 'react-admin';
import {podeFazer} from '../providers/acesso';
import {sessaoChamada} from '../providers/sessao';

/** What is waiting for somebody: destination of the menu → the list and filter that counts it. */
const CONTADOS = [
  {destino: '/processar/pontuacoes', recurso: 'pendentes', filtro: {}},
  {destino: '/resgates', recurso: 'resgates', filtro: {status: NAO_ENTREGUE}},
] as const;

const CADA_MINUTO = 60_000;

/** How much work waits behind each entry, asked again every minute; an entry that cannot tell has no figure. */
export function useContagens(): Readonly<Record<string, number | undefined>> {
  const dataProvider = useDataProvider();
  const consultas = useQueries({
    queries: CONTADOS.map(({recurso, filtro}) => ({
      queryKey: [recurso, 'contagem'],
      queryFn: async () => {
        const sort = {field: 'id', order: 'ASC'} as const;
        const {total} = await dataProvider.getList(recurso, {filter: filtro, sort, pagination: {page: 1, perPage: 1}});
        return total ?? 0;
      },
      enabled: podeFazer(recurso, 'list', sessaoChamada()),
      refetchInterval: CADA_MINUTO,
      retry: false,
    })),
  });
  return Object.fromEntries(CONTADOS.map(({destino}, i) => [destino, consultas[i]?.data]));
}
