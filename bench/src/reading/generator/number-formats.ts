import type {Random} from '@clube/seeds/drawing';

const formatters = new Map<string, Intl.NumberFormat>();

/** A number the Brazilian way with so many decimals; `agrupar` sets the dots between thousands. */
export function formatNumber(value: number, digits: number, grouping = true): string {
  const nome = `${digits}${grouping}`;
  let formatter = formatters.get(nome);
  if (!formatter) {
    formatter = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: grouping,
    });
    formatters.set(nome, formatter);
  }
  return formatter.format(value);
}

/** How one system writes its figures. */
export interface NumberFormats {
  /** Cents as `1.234,56`, or without the dot. */
  money(cents: number): string;
  /** Ten-thousandths of a real, with two decimals when that loses nothing and this system allows it. */
  price(tenThousandths: number): string;
  quantity(qtde: number): string;
}

/** Draws a way of writing figures; `fracoes` makes sure that nothing of the receipt is cut. */
export function createFormats(random: Random, fractions = false): NumberFormats {
  const grouping = random.chance(0.8);
  const priceDigits = random.pick([2, 2, 4, 3, 4]);
  const qtdeDigits = random.pick([0, 0, 2, 3, 4, 4]);
  return {
    money: cents => formatNumber(cents / 100, 2, grouping),
    price: tenThousandths => formatNumber(tenThousandths / 10_000, fractions ? 4 : priceDigits, grouping),
    quantity: qtde => formatNumber(qtde, Number.isInteger(qtde) ? qtdeDigits : Math.max(3, qtdeDigits), grouping),
  };
}
