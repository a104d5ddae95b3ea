import {centavosDe, encaixe, produto} from '../items/sums';
import type {ItemCru, LeituraItens} from '../items/types';

type Completo = ItemCru & Required<Pick<ItemCru, 'qtde' | 'unitario' | 'total'>>;

const completo = (item: ItemCru): item is Completo =>
  item.qtde !== undefined && item.unitario !== undefined && item.total !== undefined;

/** Whole cents of quantity × price as shops reckon them: halves rounded, or cut off. */
const BRUTOS = [Math.round, Math.trunc] as const;

type Bruto = (typeof BRUTOS)[number];

/** What a line costs less than quantity × price, where it does and nothing on the line says why. */
function peloTotal(item: Completo, bruto: Bruto): number {
  const {qtde, unitario, total, desconto = 0, acrescimo = 0} = item;
  const impresso = centavosDe(total);
  if (encaixe(qtde, unitario, impresso) !== 'nao') return desconto;
  return bruto(produto(qtde, unitario)) + acrescimo - impresso;
}

/** What a percentage takes off a line that prints its total before it. */
function peloPercentual(item: Completo, bruto: Bruto): number {
  const {percentual = 0, desconto = 0} = item;
  return percentual > 0 ? bruto((centavosDe(item.total) * percentual) / 100) : desconto;
}

/**
 * The lines with the discounts that no column of theirs tells: what each total is short of quantity × price, or what its
 * percentage makes. Only where all of them together are a discount that is printed for the whole, to the cent; else nothing
 * proves them. Integer cents.
 */
export function comDescontosCalados(leitura: LeituraItens, impressos: readonly number[]): LeituraItens[] {
  const itens = leitura.itens.filter(completo);
  if (itens.length !== leitura.itens.length) return [];
  const formas = [peloTotal, peloPercentual].flatMap(forma =>
    BRUTOS.map(bruto => itens.map(item => forma(item, bruto))),
  );
  const certa = formas.find((descontos, f) => {
    const soma = descontos.reduce((resto, desconto) => resto + desconto, 0);
    const novos = descontos.some((desconto, i) => desconto !== (itens[i]?.desconto ?? 0));
    const pelaForma = f < BRUTOS.length || itens.some(({percentual}) => percentual);
    return novos && pelaForma && descontos.every(desconto => desconto >= 0) && soma > 0 && impressos.includes(soma);
  });
  if (!certa) return [];
  const comDesconto = itens.map(({percentual: _, desconto: __, ...item}, i) => ({
    ...item,
    ...(certa[i] ? {desconto: certa[i]} : {}),
  }));
  return [{...leitura, itens: comDesconto}];
}
