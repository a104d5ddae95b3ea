import {useQuery} from '@tanstack/react-query';
import {api} from '@clube/api-client';

/** A line of one of the four tables; each table fills the columns that it shows. */
export interface LinhaTopo {
  nome: string;
  cpf?: string;
  cnpj?: string;
  codigo?: string;
  /** Points in all. */
  acumulado?: number;
  /** Points left. */
  saldo?: number;
  quantidade?: number;
  /** BRL. */
  vendido?: number;
}

export interface DadosDashboard {
  parceirosCadastrados: number;
  revendasCadastradas: number;
  parceirosPontuados: number;
  revendasPontuadas: number;
  lojasPontuadas: number;
  qtdParceirosIndicados: number;
  qtdParceirosIndicadosValidados: number;
  topParceirosPontuados: LinhaTopo[];
  topRevendasPontuadas: LinhaTopo[];
  topRevendasQueIndicam: LinhaTopo[];
  topProdutosVendidos: LinhaTopo[];
}

/** The programme's figures, as they are now. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({signal}) => api.get<DadosDashboard>('/api/dashboard', {}, signal),
  });
}
