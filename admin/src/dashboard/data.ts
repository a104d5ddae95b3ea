import {useQuery} from '@tanstack/react-query';
import {client, type AnswerOf} from '@clube/api-client';

export type DashboardData = AnswerOf<'/api/dashboard'>;

type Pintor = DashboardData['topParceirosPontuados'][number];
type Revenda = DashboardData['topRevendasPontuadas'][number];
type Produto = DashboardData['topProdutosVendidos'][number];

/** A line of one of the four tables; each table fills the columns that it shows. Points, and `vendido` in BRL. */
export type TopRow = Pick<Pintor, 'nome'> & Partial<Pintor & Revenda & Produto>;

/** The programme's figures, as they are now. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({signal}) => client.get('/api/dashboard', {signal}),
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
