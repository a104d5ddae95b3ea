import {parseNumbers, type PrintedNumber} from '../numbers';
import {centsOf, fit, product} from './sums';

/** Digits that OCR takes for one another. */
const CONFUSED_PAIRS = ['08', '06', '17', '14', '38', '39', '56', '58', '49', '69', '27', '35', '68', '89', '36', '12'];
const areConfused = (a: string, b: string): boolean => CONFUSED_PAIRS.includes(a < b ? a + b : b + a);

/** The same figure but for one digit that looks like another. */
function oneConfusion(reading: string, right: string): boolean {
  if (reading.length !== right.length) return false;
  const swaps = [...reading].flatMap((digit, i) => (digit === right[i] ? [] : [i]));
  const [position] = swaps;
  return swaps.length === 1 && position !== undefined && areConfused(reading[position] ?? '', right[position] ?? '');
}

const written = (value: number, decimals: number): string => value.toFixed(decimals);

export interface Figures {
  qtde: PrintedNumber;
  unitario: PrintedNumber;
  total: PrintedNumber;
}

/**
 * Where quantity × price misses the total by one digit that looks like another, the figures with that digit put right.
 * Undefined where none, or more than one, of the three could be the wrong one.
 */
export function repairFigures({qtde, unitario, total}: Figures): Figures | undefined {
  const tryFigure = (number: PrintedNumber, exact: number): PrintedNumber | undefined => {
    const text = written(exact, number.decimals);
    const [right] = parseNumbers(text.replace('.', ','));
    return right && oneConfusion(written(number.value, number.decimals), text)
      ? {...right, decimals: number.decimals, repaired: true}
      : undefined;
  };
  const paths: (Figures | undefined)[] = [];
  const newTotal = tryFigure(total, Math.round(product(qtde, unitario)) / 100);
  paths.push(newTotal && {qtde, unitario, total: newTotal});
  const newUnitario = tryFigure(unitario, total.value / qtde.value);
  paths.push(newUnitario && {qtde, unitario: newUnitario, total});
  const newQtde = tryFigure(qtde, total.value / unitario.value);
  paths.push(newQtde && {qtde: newQtde, unitario, total});
  const fitting = paths.filter(
    figures => figures !== undefined && fit(figures.qtde, figures.unitario, centsOf(figures.total)) === 'exact',
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
