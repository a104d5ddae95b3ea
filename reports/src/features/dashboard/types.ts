import type {AnswerOf} from '@clube/api-client';

/** What a reseller sees of its shops, and of the painters who buy there or prefer them. Amounts are in reais. */
export type Relatorio = AnswerOf<'/api/relatorio/dashboard'>;

/** One month of a series: `AAAA-MM`, and reais or a count. */
export type MonthlyPoint = Relatorio['totalVendas'][number];
export type PintorRelatorio = Relatorio['usuariosTotais'][number];
export type ProdutoRelatorio = Relatorio['topProdutos'][number];
export type CursosPintor = Relatorio['usuariosCursos'][number];
export type PremioRelatorio = Relatorio['premiosResgatados'][number];
export type ResgateRelatorio = Relatorio['resgates'][number];
