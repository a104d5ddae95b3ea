import {add, decimal, multiply, numberOf} from '../values/decimal.js';
import {formatReais} from '../values/money.js';
import {formatPontos} from '../values/pontos.js';
import type {Pontuacao} from './score-venda.js';

/** Maximum points of a receipt: R$ 100.000,00 in prizes. More than that is a typing error. */
export const MAX_NOTA_PONTOS = 10_000_000;

/**
 * What one staff member may score without approval; beyond it a second person has to check. Derived from what a painter buys for
 * one site: two hundred cans of 18 litres are a coat for some 40.000 m². In points (100 are R$ 1,00 in prizes) with room for the
 * highest factors together: a reseller's, a level's and a master's.
 */
export interface CheckLimits {
  /** Units of one product. */
  readonly itemQtde: number;
  /** Amount of one product, integer cents. */
  readonly itemAmount: number;
  readonly itemPontos: number;
  /** Amount of the whole receipt, integer cents. */
  readonly notaAmount: number;
  readonly notaPontos: number;
}

export const CHECK_LIMITS: CheckLimits = {
  itemQtde: 200,
  itemAmount: 2_000_000,
  itemPontos: 200_000,
  notaAmount: 5_000_000,
  notaPontos: 400_000,
};

/**
 * The points of a product are usually worth a few per cent of its price. Where they are worth more than this share of what was
 * paid, the price is wrong or the points are a gift, and a second person has to check them.
 */
const MAX_SHARE_OF_AMOUNT = 0.25;
/** Up to this many points a product is not compared with the amount paid. */
const UNCHECKED_PONTOS = 1_000;

export const CHECK_LIMIT_NAMES = [
  'qtde_item',
  'valor_item',
  'pontos_item',
  'pontos_sem_valor',
  'valor_nota',
  'pontos_nota',
  'pontos_alterados',
  'fator_alterado',
  'pontos_pintor_dia',
  'pontos_pintor_mes',
  'pontos_usuario_dia',
  'pontos_usuario_mes',
  'pontos_codigo',
  'pontos_codigo_total',
  'fator_codigo',
  'limite',
] as const;

/**
 * Limits of sums that may grow while an approval is pending. It is enough that a second person has seen the limit exceeded;
 * a larger excess needs no new approval.
 */
const SUMS: readonly Excess['limite'][] = [
  'pontos_pintor_dia',
  'pontos_pintor_mes',
  'pontos_usuario_dia',
  'pontos_usuario_mes',
];

/** A limit that a sale, or another grant of points, exceeds, so that one person may not decide alone. */
export interface Excess {
  readonly limite: (typeof CHECK_LIMIT_NAMES)[number];
  /** The product, if it concerns one. */
  readonly codigo?: string;
  /** In the unit of the limit: units, integer cents or points. */
  readonly valor: number;
  readonly maximo: number;
  /** Explanation in pt-BR. */
  readonly texto: string;
}

export interface ItemToCheck {
  readonly codigo: string;
  readonly qtde: number;
  /** Integer cents. */
  readonly subTotal: number;
  /** Points of one unit. */
  readonly valorPontos: number;
}

/** Every excess of a sale over a limit. Several lines of one product count together. */
export function excessesOfVenda(
  {itens, calculo}: {itens: readonly ItemToCheck[]; calculo: Pick<Pontuacao, 'total' | 'passos'>},
  limits: CheckLimits = CHECK_LIMITS,
): Excess[] {
  const factor = calculo.passos.reduce((soFar, {operacao, valor}) => (operacao === '×' ? soFar * valor : soFar), 1);
  const produtos = sumByProduto(itens);
  const notaAmount = itens.reduce((sum, {subTotal}) => sum + subTotal, 0);
  return [
    ...produtos.flatMap(produto => excessesOfProduto(produto, factor, limits)),
    ...excessBeyond('valor_nota', undefined, notaAmount, limits.notaAmount, 'Total da nota'),
    ...excessBeyond('pontos_nota', undefined, calculo.total, limits.notaPontos, 'Pontos da nota'),
  ];
}

interface ProdutoSum {
  codigo: string;
  qtde: number;
  /** Integer cents. */
  subTotal: number;
  /** Points before any factor. */
  base: number;
}

/** Exact, so that a sum at its limit does not exceed it. */
function sumByProduto(itens: readonly ItemToCheck[]): ProdutoSum[] {
  const sums = new Map<string, ProdutoSum>();
  for (const {codigo, qtde, subTotal, valorPontos} of itens) {
    const before = sums.get(codigo) ?? {codigo, qtde: 0, subTotal: 0, base: 0};
    sums.set(codigo, {
      codigo,
      qtde: numberOf(add(decimal(before.qtde), decimal(qtde))),
      subTotal: before.subTotal + subTotal,
      base: numberOf(add(decimal(before.base), multiply(decimal(valorPontos), decimal(qtde)))),
    });
  }
  return [...sums.values()];
}

function excessesOfProduto({codigo, qtde, subTotal, base}: ProdutoSum, factor: number, limits: CheckLimits): Excess[] {
  const max = Math.max(UNCHECKED_PONTOS, Math.floor(subTotal * MAX_SHARE_OF_AMOUNT));
  const basePontos = Math.ceil(base);
  return [
    ...excessBeyond('qtde_item', codigo, qtde, limits.itemQtde, `Quantidade de ${codigo}`),
    ...excessBeyond('valor_item', codigo, subTotal, limits.itemAmount, `Valor de ${codigo}`),
    ...excessBeyond('pontos_item', codigo, Math.round(base * factor), limits.itemPontos, `Pontos de ${codigo}`),
    ...excessBeyond('pontos_sem_valor', codigo, basePontos, max, `Pontos de ${codigo} por ${formatReais(subTotal)}`),
  ];
}

const number = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});

/** The excess, or none if the value is within the limit. */
function excessBeyond(
  limite: Excess['limite'],
  codigo: string | undefined,
  valor: number,
  maximo: number,
  nome: string,
): Excess[] {
  if (valor <= maximo) return [];
  const format = limite.startsWith('valor') ? formatReais : limite.startsWith('pontos') ? formatPontos : number.format;
  const texto = `${nome}: ${format(valor)} (até ${format(maximo)})`;
  return [{limite, ...(codigo === undefined ? {} : {codigo}), valor, maximo, texto}];
}

/** Whether each excess was already seen, with at least the same value. */
export function allExcessesSeen(excessos: readonly Excess[], seen: readonly Excess[]): boolean {
  return excessos.every(({limite, codigo, valor}) =>
    seen.some(
      known => known.limite === limite && known.codigo === codigo && (known.valor >= valor || SUMS.includes(limite)),
    ),
  );
}
