import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {useSearchParams} from 'react-router-dom';
import {client, type AnswerOf} from '@clube/api-client';
import type {Period} from '@clube/domain';
import {daysIn} from '../components/period/presets';

export type DashboardData = AnswerOf<'/api/dashboard'>;

type Pintor = DashboardData['topParceirosPontuados'][number];
type Revenda = DashboardData['topRevendasPontuadas'][number];
type Produto = DashboardData['topProdutosVendidos'][number];

/** A line of one of the four tables; each table fills the columns that it shows. Points, and `vendido` in BRL. */
export type TopRow = Pick<Pintor, 'nome' | 'antes'> & Partial<Pintor & Revenda & Produto>;

/** The period that the address says, and how to choose another. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = daysIn(params.get('dataInicial'), params.get('dataFinal'));
  const choose = (chosen: Period | undefined): void => setParams(chosen ? {...chosen} : {});
  return {period, choose};
}

/** The programme's figures in these days; without them, since ever. */
export function useDashboard(period: Partial<Period> | undefined) {
  return useQuery({
    queryKey: ['dashboard', 'numeros', period],
    queryFn: ({signal}) => client.get('/api/dashboard', {query: {...period}, signal}),
    placeholderData: keepPreviousData,
  });
}

const EVERY_MS = 60_000;

/** What waits for who is logged in, counted again every minute. */
export function useWaiting() {
  return useQuery({
    queryKey: ['dashboard', 'espera'],
    queryFn: async ({signal}) => (await client.get('/api/dashboard/espera', {signal})).espera,
    refetchInterval: EVERY_MS,
  });
}
