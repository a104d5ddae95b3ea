import {formatarReais} from '../valores/dinheiro.js';
import {formatarPontos} from '../valores/pontos.js';
import type {Pontuacao} from './pontuar.js';

/** Points that one receipt may be worth at all: R$ 100.000,00 in prizes. What is beyond was typed wrongly. */
export const PONTOS_MAXIMOS_NOTA = 10_000_000;

/**
 * What one person of staff may score alone; beyond it a second one has to look. From what a painter buys for one site:
 * two hundred cans of 18 litres are a coat for some 40.000 m². In points (100 are R$ 1,00 in prizes) with room for the
 * highest factors together: a reseller's, a level's and a master's.
 */
export interface LimitesConferencia {
  /** Units of one product. */
  readonly qtdeItem: number;
  /** Of one product, integer cents. */
  readonly valorItem: number;
  readonly pontosItem: number;
  /** Of the whole receipt, integer cents. */
  readonly valorNota: number;
  readonly pontosNota: number;
}

export const LIMITES_CONFERENCIA: LimitesConferencia = {
  qtdeItem: 200,
  valorItem: 2_000_000,
  pontosItem: 200_000,
  valorNota: 5_000_000,
  pontosNota: 400_000,
};

/**
 * A product's own points are a few per cent of what it costs. Points of which the prizes cost more than this part of
 * what was paid (all of it where the goods were free) come from a wrong price or a gift: so many pass, more are looked at.
 */
const PARTE_DO_VALOR = 0.25;
const PONTOS_LIVRES = 1_000;

export const LIMITES_DE_CONFERENCIA = [
  'qtde_item',
  'valor_item',
  'pontos_item',
  'pontos_sem_valor',
  'valor_nota',
  'pontos_nota',
] as const;

/** One thing about a sale that one person may not decide alone. */
export interface Excesso {
  readonly limite: (typeof LIMITES_DE_CONFERENCIA)[number];
  /** The product, where it is about one. */
  readonly codigo?: string;
  /** Units, integer cents or points, as the limit counts. */
  readonly valor: number;
  readonly maximo: number;
  /** For people, in pt-BR. */
  readonly texto: string;
}

export interface ItemALimitar {
  readonly codigo: string;
  readonly qtde: number;
  /** Integer cents. */
  readonly subTotal: number;
  /** Points of one unit. */
  readonly valorPontos: number;
}

/** Everything about a sale that goes beyond the limits. A product on several lines counts as one. */
export function excessosDaVenda(
  {itens, calculo}: {itens: readonly ItemALimitar[]; calculo: Pick<Pontuacao, 'total' | 'passos'>},
  limites: LimitesConferencia = LIMITES_CONFERENCIA,
): Excesso[] {
  const fator = calculo.passos.reduce((soFar, {operacao, valor}) => (operacao === '×' ? soFar * valor : soFar), 1);
  const produtos = somarPorProduto(itens);
  const valorNota = itens.reduce((soma, {subTotal}) => soma + subTotal, 0);
  return [
    ...produtos.flatMap(produto => doProduto(produto, fator, limites)),
    ...acima('valor_nota', undefined, valorNota, limites.valorNota, 'Total da nota'),
    ...acima('pontos_nota', undefined, calculo.total, limites.pontosNota, 'Pontos da nota'),
  ];
}

interface DoProduto {
  codigo: string;
  qtde: number;
  subTotal: number;
  base: number;
}

function somarPorProduto(itens: readonly ItemALimitar[]): DoProduto[] {
  const somas = new Map<string, DoProduto>();
  for (const {codigo, qtde, subTotal, valorPontos} of itens) {
    const antes = somas.get(codigo) ?? {codigo, qtde: 0, subTotal: 0, base: 0};
    somas.set(codigo, {
      codigo,
      qtde: antes.qtde + qtde,
      subTotal: antes.subTotal + subTotal,
      base: antes.base + valorPontos * qtde,
    });
  }
  return [...somas.values()];
}

function doProduto({codigo, qtde, subTotal, base}: DoProduto, fator: number, limites: LimitesConferencia): Excesso[] {
  const livres = Math.max(PONTOS_LIVRES, Math.floor(subTotal * PARTE_DO_VALOR));
  const proprios = Math.ceil(base);
  return [
    ...acima('qtde_item', codigo, qtde, limites.qtdeItem, `Quantidade de ${codigo}`),
    ...acima('valor_item', codigo, subTotal, limites.valorItem, `Valor de ${codigo}`),
    ...acima('pontos_item', codigo, Math.round(base * fator), limites.pontosItem, `Pontos de ${codigo}`),
    ...acima('pontos_sem_valor', codigo, proprios, livres, `Pontos de ${codigo} por ${formatarReais(subTotal)}`),
  ];
}

const numero = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});

function acima(
  limite: Excesso['limite'],
  codigo: string | undefined,
  valor: number,
  maximo: number,
  nome: string,
): Excesso[] {
  if (valor <= maximo) return [];
  const dizer = limite.startsWith('valor')
    ? formatarReais
    : limite.startsWith('pontos')
      ? formatarPontos
      : numero.format;
  const texto = `${nome}: ${dizer(valor)} (até ${dizer(maximo)})`;
  return [{limite, ...(codigo === undefined ? {} : {codigo}), valor, maximo, texto}];
}

/** Whether everything that goes beyond the limits now was seen before, at least as far beyond. */
export function jaVistos(excessos: readonly Excesso[], vistos: readonly Excesso[]): boolean {
  return excessos.every(({limite, codigo, valor}) =>
    vistos.some(visto => visto.limite === limite && visto.codigo === codigo && visto.valor >= valor),
  );
}
