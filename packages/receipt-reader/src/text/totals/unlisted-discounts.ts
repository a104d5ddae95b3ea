import {centsOf, fit, product} from '../items/sums';
import type {RawItem, ItemsReading} from '../items/types';

type CompleteItem = RawItem & Required<Pick<RawItem, 'qtde' | 'unitario' | 'total'>>;

const isComplete = (item: RawItem): item is CompleteItem =>
  item.qtde !== undefined && item.unitario !== undefined && item.total !== undefined;

/** Whole cents of quantity × price as shops reckon them: halves rounded, or cut off. */
const ROUNDINGS = [Math.round, Math.trunc] as const;

type Rounding = (typeof ROUNDINGS)[number];

/** What a line costs less than quantity × price, where it does and nothing on the line says why. */
function byTotal(item: CompleteItem, rounding: Rounding): number {
  const {qtde, unitario, total, desconto = 0, acrescimo = 0} = item;
  const printed = centsOf(total);
  if (fit(qtde, unitario, printed) !== 'none') return desconto;
  return rounding(product(qtde, unitario)) + acrescimo - printed;
}

/** What a percentage takes off a line that prints its total before it. */
function byPercentual(item: CompleteItem, rounding: Rounding): number {
  const {percentual = 0, desconto = 0} = item;
  return percentual > 0 ? rounding((centsOf(item.total) * percentual) / 100) : desconto;
}

/**
 * The lines with the discounts that no column of theirs tells: what each total is short of quantity × price, or what its
 * percentage makes. Only where all of them together are a discount that is printed for the whole, to the cent; else nothing
 * proves them. Integer cents.
 */
export function withUnlistedDescontos(reading: ItemsReading, printed: readonly number[]): ItemsReading[] {
  const itens = reading.itens.filter(isComplete);
  if (itens.length !== reading.itens.length) return [];
  const forms = [byTotal, byPercentual].flatMap(form =>
    ROUNDINGS.map(rounding => itens.map(item => form(item, rounding))),
  );
  const proven = forms.find((descontos, f) => {
    const sum = descontos.reduce((rest, desconto) => rest + desconto, 0);
    const newOnes = descontos.some((desconto, i) => desconto !== (itens[i]?.desconto ?? 0));
    const byForm = f < ROUNDINGS.length || itens.some(({percentual}) => percentual);
    return newOnes && byForm && descontos.every(desconto => desconto >= 0) && sum > 0 && printed.includes(sum);
  });
  if (!proven) return [];
  const withDesconto = itens.map(({percentual: _, desconto: __, ...item}, i) => ({
    ...item,
    ...(proven[i] ? {desconto: proven[i]} : {}),
  }));
  return [{...reading, itens: withDesconto}];
}
