import {useQuery} from '@tanstack/react-query';
import {client, type RespostaDe} from '@clube/api-client';

export type DadosDashboard = RespostaDe<'/api/dashboard'>;

type Pintor = DadosDashboard['topParceirosPontuados'][number];
type Revenda = DadosDashboard['topRevendasPontuadas'][number];
type Produto = DadosDashboard['topProdutosVendidos'][number];

/** A line of one of the four tables; each table fills the columns that it shows. Points, and `vendido` in BRL. */
export type LinhaTopo = Pick<Pintor, 'nome'> & Partial<Pintor & Revenda & Produto>;

/** The programme's figures, as they are now. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({signal}) => client.get('/api/dashboard', {signal}),
  });
}
