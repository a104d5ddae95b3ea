import type {Random} from '@clube/seeds/drawing';

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number for pt-BR with `digits` decimals; `grouping` adds thousands separators. */
export function formatNumber(value: number, digits: number, grouping = true): string {
  const cacheKey = `${digits}${grouping}`;
  let formatter = formatters.get(cacheKey);
  if (!formatter) {
    formatter = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: grouping,
    });
    formatters.set(cacheKey, formatter);
  }
  return formatter.format(value);
}

/** The number formats of one system. */
export interface NumberFormats {
  /** Formats cents as `1.234,56`, or without the dot. */
  money(cents: number): string;
  /** Formats ten-thousandths of a real with this system's number of decimals. */
  price(tenThousandths: number): string;
  quantity(qtde: number): string;
}

/** Picks random number formats; `fractions` forces four decimals in prices, so that none is rounded. */
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
