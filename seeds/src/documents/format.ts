/** Numbers as receipts print them: no currency sign, decimal comma. */
const decimals = (digits: number) =>
  new Intl.NumberFormat('pt-BR', {minimumFractionDigits: digits, maximumFractionDigits: digits});

const two = decimals(2);
const four = decimals(4);

/** Cents as `1.234,56`. */
export const printCents = (cents: number): string => two.format(cents / 100);

/** A quantity as on a DANFE, with four decimals. */
export const printQuantity = (qtde: number): string => four.format(qtde);

/** A number left-padded with zeros. */
export const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** Invoice numbers of model 55 are printed in groups: `000.123.456`. */
export const printNumero = (numero: number): string => padded(numero, 9).replace(/(\d{3})(?=\d)/g, '$1.');

/** Receipt printers support capitals only, and many of them no accents. */
export const plainCapitals = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
