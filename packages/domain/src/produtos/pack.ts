export type Dimension = 'volume' | 'massa' | 'comprimento';
export type Container = 'galao' | 'quarto' | 'lata' | 'balde';

/** A measure in millilitres, grams or millimetres. */
export interface Measure {
  readonly dimension: Dimension;
  readonly value: number;
  /** Its digits had to be guessed from letters (I8L, 9OOML). */
  readonly guessed: boolean;
}

/** The pack that a description names: measures, container, numbers. */
export interface Pack {
  readonly measures: readonly Measure[];
  /** The name of the can, if it has no measure. */
  readonly container?: Container;
  /** Numbers without a unit. */
  readonly looseNumbers: readonly number[];
}

const UNITS: readonly (readonly [palavras: string, Dimension, emBase: number])[] = [
  ['ml|mls|cc', 'volume', 1],
  ['l|lt|lts|ltr|litro|litros', 'volume', 1000],
  ['kg|kgs|kilo|kilos|quilo|quilos', 'massa', 1000],
  ['g|gr|grs|grama|gramas', 'massa', 1],
  ['mm', 'comprimento', 1],
  ['cm|cms', 'comprimento', 10],
  ['m|mt|mts|metro|metros', 'comprimento', 1000],
  ["pol|polegada|polegadas|\"|''", 'comprimento', 25.4],
];
const ALL = UNITS.map(([words]) => words).join('|');
// Includes letters that digits are misread as; a number needs at least one real digit.
const NUMBER = String.raw`(?=[oilsb]{0,2}\d)[\doilsb]{1,4}(?:[.,][\doils]{1,3})?`;
const MEASURE = new RegExp(
  String.raw`(?<![\w.,/])(?:(${NUMBER})\s*(${ALL})?\s*x\s*)?(${NUMBER})\s*(${ALL})(?![a-z0-9])`,
  'g',
);
const QUARTER = /(?<![\w.,/])1\s*\/\s*4(?:\s*(?:gl|gal|galao|l|lt))?(?![a-z0-9])/g;
const NAMES: readonly (readonly [RegExp, Container])[] = [
  [/(?<![a-z0-9])(?:gl|gal|galao|galoes)(?![a-z0-9])/, 'galao'],
  [/(?<![a-z0-9])(?:quarto|qto|qt)(?![a-z0-9])/, 'quarto'],
  [/(?<![a-z0-9])(?:balde|bd|bld)(?![a-z0-9])/, 'balde'],
  [/(?<![a-z0-9])(?:lata|lta|lt)(?![a-z0-9])/, 'lata'],
];
const LETTERS: Readonly<Record<string, string>> = {o: '0', i: '1', l: '1', s: '5', b: '8'};

function readNumber(text: string): {value: number; guessed: boolean} {
  const digits = text.replace(/[oilsb]/g, letter => LETTERS[letter] ?? letter);
  return {value: Number(digits.replace(',', '.')), guessed: digits !== text};
}

function measureOf(number: string, unit: string): Measure {
  const [, dimension = 'volume', inBase = 1] = UNITS.find(([words]) => words.split('|').includes(unit)) ?? [];
  const {value, guessed} = readNumber(number);
  return {dimension, value: Math.round(value * inBase * 100) / 100, guessed};
}

/**
 * The measures in a description without accents and in lower case (`18 lt`, `3,6l`, `900ml`, `1/4`, `4 x 5 m`), the
 * name of the can, and the rest of the text.
 */
export function readPack(text: string): Pack & {readonly rest: string} {
  const measures: Measure[] = [];
  let container: Container | undefined;
  let rest = text.replace(QUARTER, () => {
    container = 'quarto';
    return ' ';
  });
  rest = rest.replace(
    MEASURE,
    (_, before: string | undefined, ownUnit: string | undefined, number: string, unit: string) => {
      if (before) measures.push(measureOf(before, ownUnit ?? unit));
      measures.push(measureOf(number, unit));
      return ' ';
    },
  );
  for (const [pattern, name] of NAMES) {
    if (!pattern.test(rest)) continue;
    container ??= name;
    rest = rest.replace(pattern, ' ');
  }
  const looseNumbers: number[] = [];
  rest = rest.replace(/(?<![\w.,/])\d{1,4}(?:[.,]\d{1,3})?(?![\w/])/g, number => {
    looseNumbers.push(Number(number.replace(',', '.')));
    return ' ';
  });
  return {measures, looseNumbers, rest, ...(container ? {container} : {})};
}
