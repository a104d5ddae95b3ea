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

/** As an integer, in which halves are exact: units have three decimals, percents two. */
const thousandths = (units: number): number => Math.round(units * 1000);
const hundredths = (percent: number): number => Math.round(percent * 100);

/**
 * What the network owes for selling more than before: `percent` of the increase. 0 for a decrease, and 0 when
 * there are no earlier months to compare with.
 */
export function taxaSucessoOf(produto: ProdutoNoMes, percent: number): TaxaSucesso {
  const {qtdVendidaAntes, mesesAtendidoAntes, qtdVendida, valorUnitarioProduto} = produto;
  const before = mesesAtendidoAntes === 0 ? 0 : thousandths(qtdVendidaAntes);
  const months = Math.max(mesesAtendidoAntes, 1);
  const increase = Math.round((thousandths(qtdVendida) * months - before) / months);
  const dinheiro = Math.round((increase * valorUnitarioProduto) / 1000);
  const charged = mesesAtendidoAntes > 0 && dinheiro > 0;
  return {
    mediaMensal: Math.round(before / months) / 1000,
    aumentoVendas: increase / 1000,
    aumentoVendasDinheiro: dinheiro,
    taxaSucesso: charged ? Math.round((dinheiro * hundredths(percent)) / 10_000) : 0,
  };
}
