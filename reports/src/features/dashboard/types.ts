import type {AnswerOf} from '@clube/api-client';

/** Figures and charts of a reseller's stores, and of the painters who buy there or prefer them. Amounts in BRL. */
export type Numeros = AnswerOf<'/api/relatorio/dashboard/numeros'>;

/** One month of a series: `AAAA-MM`, and an amount in BRL or a count. */
export type MonthlyPoint = Numeros['totalVendas'][number];
export type ProdutoRelatorio = Numeros['topProdutos'][number];
export type PintorRelatorio = AnswerOf<'/api/relatorio/dashboard/pintores'>['usuariosTotais'][number];
export type CursosPintor = AnswerOf<'/api/relatorio/dashboard/cursos'>['usuariosCursos'][number];
export type PremioRelatorio = AnswerOf<'/api/relatorio/dashboard/premios'>['premiosResgatados'][number];
export type ResgateRelatorio = AnswerOf<'/api/relatorio/dashboard/resgates'>['resgates'][number];
