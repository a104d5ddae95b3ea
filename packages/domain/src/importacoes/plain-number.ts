import type {DecimalSign} from './states.js';

/** Decimal comma; thousands separated by dots, by blanks or not at all. */
const WITH_COMMA = /^-?(\d+|\d{1,3}([. ]\d{3})+)(,\d+)?$/;
const WITH_POINT = /^-?(\d+|\d{1,3}([, ]\d{3})+)(\.\d+)?$/;

/**
 * Converts a number of a spreadsheet (`R$ 1.234,56`, or `1,234.56` if the dot is the decimal sign) to a plain
 * decimal for the request (`1234.56`). Other texts are returned unchanged, so that the field's validation reports them.
 */
export function plainNumber(text: string, decimal: DecimalSign): string {
  const bare = text
    .replace(/^\s*R\$/, '')
    .replace(/\u00a0/g, ' ')
    .trim();
  if (!(decimal === ',' ? WITH_COMMA : WITH_POINT).test(bare)) return text;
  return decimal === ',' ? bare.replace(/[. ]/g, '').replace(',', '.') : bare.replace(/[, ]/g, '');
}

/** The decimal sign that these texts use; the comma if none has decimals. */
export function decimalOf(texts: Iterable<string>): DecimalSign {
  let [commas, points] = [0, 0];
  for (const text of texts) {
    if (/\d,\d{1,2}$/.test(text.trim())) commas++;
    else if (/\d\.\d{1,2}$/.test(text.trim())) points++;
  }
  return points > commas ? '.' : ',';
}

const FLAGS: Readonly<Record<string, '0' | '1'>> = {
  sim: '1',
  s: '1',
  verdadeiro: '1',
  ativo: '1',
  ativa: '1',
  não: '0',
  nao: '0',
  n: '0',
  falso: '0',
  inativo: '0',
  inativa: '0',
};

/** A checked value as a cell's text, which is read back as the same value. */
export function cellText(value: unknown, decimal: DecimalSign): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return typeof value === 'string' ? value : '';
}

/** Converts `Sim` and `Não` to the values in requests; other texts are only trimmed. */
export const decidedFlag = (text: string): string => FLAGS[text.trim().toLowerCase()] ?? text.trim();
