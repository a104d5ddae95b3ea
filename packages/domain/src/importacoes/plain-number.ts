import type {DecimalSign} from './states.js';

/** With points or blanks between the thousands, or with neither. */
const WITH_COMMA = /^-?(\d+|\d{1,3}([. ]\d{3})+)(,\d+)?$/;
const WITH_POINT = /^-?(\d+|\d{1,3}([, ]\d{3})+)(\.\d+)?$/;

/**
 * A number as a spreadsheet writes it (`R$ 1.234,56`, or `1,234.56` where the point is the decimal sign) as the plain
 * decimal that travels (`1234.56`). What is no number stays as it came, for the field's own rule to say so.
 */
export function plainNumber(text: string, decimal: DecimalSign): string {
  const bare = text
    .replace(/^\s*R\$/, '')
    .replace(/\u00a0/g, ' ')
    .trim();
  if (!(decimal === ',' ? WITH_COMMA : WITH_POINT).test(bare)) return text;
  return decimal === ',' ? bare.replace(/[. ]/g, '').replace(',', '.') : bare.replace(/[, ]/g, '');
}

/** Which sign these texts have before their decimals; the comma where none has any. */
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

/** `Sim` and `Não` as they travel; what is neither stays as it came. */
export const decidedFlag = (text: string): string => FLAGS[text.trim().toLowerCase()] ?? text.trim();
