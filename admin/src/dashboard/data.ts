import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {useSearchParams} from 'react-router-dom';
import {client, type AnswerOf} from '@clube/api-client';
import type {Period} from '@clube/domain';
import {daysIn} from '../components/period/presets';

export type DashboardData = AnswerOf<'/api/dashboard'>;

type Pintor = DashboardData['topParceirosPontuados'][number];
type Revenda = DashboardData['topRevendasPontuadas'][number];
type Produto = DashboardData['topProdutosVendidos'][number];

/** A row of one of the four tables; each table fills only its own columns. Points, and `vendido` in BRL. */
export type TopRow = Pick<Pintor, 'nome' | 'antes'> & Partial<Pintor & Revenda & Produto>;

/** The period in the URL, and a function to change it. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = daysIn(params.get('dataInicial'), params.get('dataFinal'));
  const choose = (chosen: Period | undefined): void => setParams(chosen ? {...chosen} : {});
  return {period, choose};
}

/** The programme's figures in a period; without one, of all time. */
export function useDashboard(period: Partial<Period> | undefined) {
  return useQuery({
    queryKey: ['dashboard', 'numeros', period],
    queryFn: ({signal}) => client.get('/api/dashboard', {query: {...period}, signal}),
    placeholderData: keepPreviousData,
  });
}

const EVERY_MS = 60_000;

/** The counts of the current user's pending work, refetched every minute. */
export function useWaiting() {
  return useQuery({
    queryKey: ['dashboard', 'espera'],
    queryFn: async ({signal}) => (await client.get('/api/dashboard/espera', {signal})).espera,
    refetchInterval: EVERY_MS,
  });
}
