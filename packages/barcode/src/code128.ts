/** Widths of bars and spaces of the 103 values, the three start characters and the stop (ISO/IEC 15417). */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112';

/** Modules per character; the stop has two more. */
export const MODULES = 11;
export const STOP_MODULES = 13;
export const START_A = 103;
export const START_C = 105;
export const STOP = 106;
/** Number of values of a data character. */
export const VALUES = 103;

// Limits of values (ISO/IEC 15417): pairs of digits in set C; in A and B, characters from the blank on.
const [PAIRS, OF_A, OF_B, FNC1, BLANK] = [100, 64, 95, 102, 32];

/** The modules of every character, 1 for dark. */
export const DRAWINGS: readonly (readonly number[])[] = WIDTHS.split(' ').map(widths =>
  [...widths].flatMap((width, i) => Array<number>(Number(width)).fill(1 - (i % 2))),
);

const FROM_A: Readonly<Record<number, string>> = {98: 'shift', 99: 'C', 100: 'B'};
const FROM_B: Readonly<Record<number, string>> = {98: 'shift', 99: 'C', 101: 'A'};
const FROM_C: Readonly<Record<number, string>> = {100: 'B', 101: 'A'};
const CHANGES: Readonly<Record<string, Readonly<Record<number, string>>>> = {A: FROM_A, B: FROM_B, C: FROM_C};

/** The text of a code from start to check character; undefined when the check fails or it has control characters. */
export function textOf(values: readonly number[]): string | undefined {
  const start = values[0] ?? 0;
  const checkValue = values.at(-1);
  const data = values.slice(1, -1);
  const sum = data.reduce((total, value, i) => total + value * (i + 1), start);
  if (start < START_A || start > START_C || sum % VALUES !== checkValue) return undefined;
  let codeSet = 'ABC'[start - START_A] ?? '';
  let text = '';
  for (const value of data) {
    const change = CHANGES[codeSet]?.[value];
    if (change === 'shift') return undefined;
    if (change) codeSet = change;
    else if (codeSet === 'C' && value < PAIRS) text += String(value).padStart(2, '0');
    else if (value < OF_A || (codeSet === 'B' && value < OF_B)) text += String.fromCharCode(BLANK + value);
    else if (value !== FNC1) return undefined;
  }
  return text;
}
