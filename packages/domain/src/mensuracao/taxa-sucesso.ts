/** A network's sales of a product in one month, and those before the network joined (0-rules, 8). */
export interface ProdutoNoMes {
  /** Units sold before joining, over all counted months. */
  readonly qtdVendidaAntes: number;
  readonly mesesAtendidoAntes: number;
  readonly qtdVendida: number;
  /** Integer cents of one unit. */
  readonly valorUnitarioProduto: number;
}

export interface TaxaSucesso {
  /** Units, three decimals. */
  readonly mediaMensal: number;
  readonly aumentoVendas: number;
  /** Integer cents. */
  readonly aumentoVendasDinheiro: number;
  readonly taxaSucesso: number;
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * What the network owes for selling more than before: `percent` of the increase. 0 for a decrease, and 0 when
 * there are no earlier months to compare with.
 */
export function taxaSucessoOf(produto: ProdutoNoMes, percent: number): TaxaSucesso {
  const {qtdVendidaAntes, mesesAtendidoAntes, qtdVendida, valorUnitarioProduto} = produto;
  const before = mesesAtendidoAntes === 0 ? 0 : qtdVendidaAntes / mesesAtendidoAntes;
  const increase = qtdVendida - before;
  const dinheiro = Math.round(thousandths(increase) * valorUnitarioProduto);
  const charged = mesesAtendidoAntes > 0 && dinheiro > 0;
  return {
    mediaMensal: thousandths(before),
    aumentoVendas: thousandths(increase),
    aumentoVendasDinheiro: dinheiro,
    taxaSucesso: charged ? Math.round((dinheiro * percent) / 100) : 0,
  };
}
