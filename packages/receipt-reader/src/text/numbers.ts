/** An amount as it is printed, and nothing beside it. */
export const AMOUNT = /^-?[\d.]*\d,\d{2}$/;

/** A number as printed. */
export interface PrintedNumber {
  value: number;
  /** Decimals printed. */
  decimals: number;
  /** A letter was taken for the digit it looks like. */
  repaired: boolean;
}

const LOOKALIKE_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
};

/** The text with letters replaced by the digits that OCR takes them for. */
export function asDigits(text: string): string {
  return text.replace(/[OoQDIli|!SsBZzG]/g, letter => LOOKALIKE_DIGIT[letter] ?? letter);
}

const printedNumber = (whole: string, fraction: string, signal: number, repaired: boolean): PrintedNumber => ({
  value: signal * Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`),
  decimals: fraction.length,
  repaired,
});

/** Decimal comma or point, thousands grouped or not; where a point may be either, both, the likelier first. */
function interpret(text: string, signal: number, repaired: boolean): PrintedNumber[] {
  const made = (whole = '', fraction = '') => printedNumber(whole, fraction, signal, repaired);
  let parts = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,10})$/.exec(text);
  if (parts) return [made(parts[1], parts[2])];
  parts = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,10})$/.exec(text);
  if (parts) return [made(parts[1], parts[2])];
  parts = /^(\d{1,3})\.(\d{3})$/.exec(text);
  if (parts) return [made(`${parts[1]}${parts[2]}`), made(parts[1], parts[2])];
  parts = /^\d{1,3}(?:\.\d{3})+$/.exec(text);
  if (parts) return [made(text)];
  parts = /^(\d+)\.(\d{1,10})$/.exec(text);
  if (parts) return [made(parts[1], parts[2])];
  return /^\d{1,9}$/.test(text) ? [made(text)] : [];
}

/**
 * What a printed number may mean: `1.234,56`, `1234.56`, `1.234,5600`, `-5,00`, `5,00-`, `(5,00)`. Empty when it is none.
 * With `repair`, letters that look like digits are taken for them where most of it are digits.
 */
export function parseNumbers(gross: string, repair = false): PrintedNumber[] {
  const between = /^\((.*)\)$/.exec(gross.trim());
  let text = (between?.[1] ?? gross)
    .trim()
    .replace(/^R\$/, '')
    .replace(/^[“”"'‘’`~«»]+/, '')
    .replace(/[;.,]$/, '');
  const signal = /^[-–−]|[-–−]$/.test(text) ? -1 : 1;
  text = text.replace(/^[-–−+]|[-–−+]$/g, '').trim();
  const direct = interpret(text, signal, false);
  if (direct.length > 0 || !repair) return direct;
  const digits = text.replace(/\D/g, '').length;
  const cleaned = asDigits(text)
    // Before thousands with cents a colon is a point with a speck over it.
    .replace(/[:;](?=\d{3}[.,]\d{2}$)/, '.')
    // After thousands two figures are cents, and four those of a price.
    .replace(/^(\d{1,3}(?:\.\d{3})+)\.(\d{2}|\d{4})$/, '$1,$2')
    .replace(/[;’'`]/g, ',')
    .replace(/,{2,}|\.,|,\./g, ',');
  return digits * 2 >= text.replace(/[.,]/g, '').length ? interpret(cleaned, signal, true) : [];
}

/** Integer cents of a printed amount with exactly two decimals; undefined when it is none. */
export function parseCents(text: string, repair = false): (PrintedNumber & {cents: number}) | undefined {
  const reading = parseNumbers(text, repair).find(({decimals}) => decimals === 2);
  return reading && {...reading, cents: Math.round(reading.value * 100)};
}
