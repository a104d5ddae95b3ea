import {maximumOf, type FieldErrors} from '../forms/field-errors.js';

/** Number of our products, and of competitors' products, in a survey (2-panel-foundations, 5). */
export const PESQUISA_PRODUTOS = 5;
export const PESQUISA_FONTES = ['Sistema', 'Equipe'] as const;

export const PESQUISA_RULES = {
  incomplete: 'Informe produto, quantidade e valor unitário para adicionar',
  twice: 'Produto da mesma marca já adicionado',
  ours: `Adicione ${PESQUISA_PRODUTOS} produtos mais vendidos`,
  others: `Adicione ${PESQUISA_PRODUTOS} produtos concorrentes mais vendidos`,
  /** Characters of the texts. */
  maxMarca: 80,
  maxProduto: 120,
  /** Units. */
  qtde: {min: 1, max: 1_000_000},
} as const;

/** A best-selling product of a shop. */
export interface PesquisaProduto {
  readonly marca: string;
  readonly produto: string;
  readonly qtde: number;
  /** BRL. */
  readonly valorUnitario: number;
}

const pairOf = ({marca, produto}: Pick<PesquisaProduto, 'marca' | 'produto'>): string =>
  `${marca.trim().toLocaleLowerCase('pt-BR')}\n${produto.trim().toLocaleLowerCase('pt-BR')}`;

/** Whether the list already has this product of this brand. */
export const hasProduto = (
  list: readonly PesquisaProduto[],
  produto: Pick<PesquisaProduto, 'marca' | 'produto'>,
): boolean => list.some(each => pairOf(each) === pairOf(produto));

/** The error of a typed quantity beyond the limit. */
export const pesquisaQtdeError = (qtde: number): string | undefined =>
  qtde > PESQUISA_RULES.qtde.max ? `Quantidade: ${maximumOf(PESQUISA_RULES.qtde.max)}` : undefined;

/** The units sold in a survey: those of the competitors (2-panel-foundations, 5). */
export const unitsOf = (others: readonly PesquisaProduto[]): number => others.reduce((sum, {qtde}) => sum + qtde, 0);

/** Validates the two lists of a survey; returns errors by field. */
export function pesquisaErrors(lists: {
  readonly produtosMaisVendidos: readonly PesquisaProduto[];
  readonly produtosMaisVendidosConcorrentes: readonly PesquisaProduto[];
}): FieldErrors {
  const errorOf = (list: readonly PesquisaProduto[], missing: string): string | undefined => {
    if (list.length !== PESQUISA_PRODUTOS) return missing;
    return new Set(list.map(pairOf)).size < list.length ? PESQUISA_RULES.twice : undefined;
  };
  const ours = errorOf(lists.produtosMaisVendidos, PESQUISA_RULES.ours);
  const others = errorOf(lists.produtosMaisVendidosConcorrentes, PESQUISA_RULES.others);
  return {
    ...(ours && {produtosMaisVendidos: ours}),
    ...(others && {produtosMaisVendidosConcorrentes: others}),
  };
}
