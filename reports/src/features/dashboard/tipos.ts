import type {StatusResgate} from '@clube/domain';

/** One month of a series: `AAAA-MM`, and reais or a count. */
export interface PontoMensal {
  mes: string;
  total: number;
}

export interface PintorRelatorio {
  id: number;
  nome: string;
  celular: string;
  cidade: string;
  uf: string;
  temCursos: boolean;
  programa: string;
  estaAtivo: boolean;
  /** Null when the painter has never come back. */
  diasSemAcesso: number | null;
  qtdeVendas: number;
  /** Reais, of the last 12 months. */
  totalVendas: number;
  /** Reais. */
  mediaNf: number;
  /** Masked by the server: the first three and the last two digits. */
  cpf: string;
  /** Reais, of all time. */
  totalVendido: number;
}

export interface ProdutoRelatorio {
  produto: string;
  qtde: number;
  totalVendido: number;
}

export interface CursosPintor {
  nome: string;
  qtdeCursos: number;
  cursos: {nomeCurso: string; dataConclusao: string | null}[];
}

export interface PremioRelatorio {
  premio: string;
  quantidade: number;
}

export interface ResgateRelatorio {
  id: number;
  nome: string;
  premio: string;
  obs: string | null;
  pontosGastos: number;
  status: StatusResgate;
  resgatadoEm: string;
  previsaoEntrega: string | null;
  dataEntrega: string | null;
}

/** What a reseller sees of its shops, and of the painters who buy there or prefer them. */
export interface Relatorio {
  parceirosCadastrados: number;
  parceirosPontuados: number;
  valorMedioNf: number;
  valorTotalNf: number;
  usuariosTotais: PintorRelatorio[];
  topProdutos: ProdutoRelatorio[];
  novosParceiros: PontoMensal[];
  notasEnviadas: PontoMensal[];
  totalVendas: PontoMensal[];
  usuariosCursos: CursosPintor[];
  premiosResgatados: PremioRelatorio[];
  resgates: ResgateRelatorio[];
  pintoresCadastrados: number;
  pintoresAcheSeuPintor: number;
  pintoresComCurso: number;
  pintoresComResgate: number;
  pintoresAtivos: number;
  pintoresInativos: number;
}
