import type {Box, Evidence, Page, Word} from '../../document/types';

const LETTER = {width: 5, height: 8, line: 11};

function word(text: string, x: number, y: number, width = LETTER.width): Word {
  const box: Box = {x0: x, y0: y, x1: x + text.length * width, y1: y + LETTER.height};
  return {text, confidence: 1, box};
}

function page(words: Word[], source: Page['source'] = 'texto'): Page {
  const width = Math.max(100, ...words.map(({box}) => box.x1)) + 10;
  const height = Math.max(100, ...words.map(({box}) => box.y1)) + 10;
  const toView = [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1] as const;
  return {arquivo: 0, number: 1, width, height, words, source, toView};
}

/** A coupon in monospaced text: each character has one column of the grid, each line one row. */
export function coupon(text: string, source: Page['source'] = 'texto'): Page {
  const lines = text.replace(/^\n/, '').split('\n');
  return page(
    lines.flatMap((line, y) =>
      [...line.matchAll(/\S+/g)].map(({0: match, index}) =>
        word(match, 10 + index * LETTER.width, 10 + y * LETTER.line),
      ),
    ),
    source,
  );
}

/** A text starting at `x`, `y`, with a letter's width between words; small type is half as wide. */
export type PlacedText = readonly [x: number, y: number, text: string];

/** A sheet with texts at their positions. */
export function sheet(placed: readonly PlacedText[], source: Page['source'] = 'texto'): Page {
  return page(
    placed.flatMap(([x, y, text]) =>
      [...text.matchAll(/\S+/g)].map(({0: match, index}) => word(match, x + index * 3, y, 3)),
    ),
    source,
  );
}

export interface Column {
  heading: string | readonly string[];
  x: number;
  /** Right edge of its data, if they are right-aligned. */
  right?: number;
}

/** The columns of a simple table of items. */
export const COLUMNS: readonly Column[] = [
  {heading: 'CÓDIGO', x: 10},
  {heading: 'DESCRIÇÃO', x: 60},
  {heading: 'UN', x: 200},
  {heading: 'QTDE', x: 230, right: 265},
  {heading: 'VL UNIT', x: 290, right: 335},
  {heading: 'VL TOTAL', x: 360, right: 400},
];

/** A table of items: headings of one or more rows, cells with line breaks. Rows are `LETTER.line` apart. */
export function table(columns: readonly Column[], lines: readonly (readonly string[])[], y: number): PlacedText[] {
  const headings = columns.flatMap(({heading, x}) =>
    [heading].flat().map((part, i): PlacedText => [x, y + i * LETTER.line, part]),
  );
  const levels = Math.max(...columns.map(({heading}) => [heading].flat().length));
  let base = y + levels * LETTER.line + 4;
  const data = lines.flatMap(cells => {
    const rowCount = Math.max(...cells.map(cell => cell.split('\n').length));
    const placed = cells.flatMap((cell, j) =>
      cell.split('\n').map((part, i): PlacedText => {
        const {x, right} = columns[j] ?? {x: 0};
        return [right === undefined ? x : right - part.length * 3, base + i * LETTER.line, part];
      }),
    );
    base += rowCount * LETTER.line + 3;
    return placed;
  });
  return [...headings, ...data];
}

const CONFUSIONS: Readonly<Record<string, string>> = {
  '0': 'O',
  O: '0',
  '1': 'l',
  I: '1',
  '5': 'S',
  S: '5',
  '8': 'B',
  B: '8',
  '2': 'Z',
  '6': '8',
  '3': '8',
  '9': '4',
  ',': '.',
  Ç: 'C',
  Ã: 'A',
  É: 'E',
};

/** A random generator with a seed: numbers from 0 (inclusive) to 1 (exclusive). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

export interface Noise {
  /** Share of letters that are replaced by similar ones. */
  swaps: number;
  /** Share of words that are removed. */
  losses: number;
  /** Maximum shift of boxes in units. */
  tremor: number;
  /** Descent of rows per unit to the right. */
  slope: number;
}

/** A page with typical errors of OCR: wrong letters, missing words, shifted boxes, slanted rows. */
export function withNoise(original: Page, {swaps, losses, tremor, slope}: Noise, seed: number): Page {
  const luck = chance(seed);
  const jitter = () => (luck() - 0.5) * 2 * tremor;
  const words = original.words
    .filter(() => luck() >= losses)
    .map(({text, box}): Word => {
      let swapped = 0;
      const reading = [...text]
        .map(letter => {
          const other = CONFUSIONS[letter];
          if (other === undefined || luck() >= swaps) return letter;
          swapped++;
          return other;
        })
        .join('');
      const dy = slope * box.x0 + jitter();
      return {
        text: reading,
        confidence: swapped > 0 ? 0.55 + 0.4 * luck() : 0.85 + 0.14 * luck(),
        box: {x0: box.x0 + jitter(), x1: box.x1 + jitter(), y0: box.y0 + dy, y1: box.y1 + dy},
      };
    });
  return {...original, words, source: 'ocr'};
}

/** The values of each line, in the usual printed order. */
export const linesOf = ({itens = []}: Evidence) =>
  itens.map(({codigo, nome, unidade: unitLength, qtde, valorUnitario, valorDesconto, subTotal}) => [
    codigo,
    nome,
    unitLength,
    qtde,
    valorUnitario,
    valorDesconto,
    subTotal,
  ]);
