import {comparePacks, type Comparison} from './compare-packs.js';
import type {Description, Word} from './description.js';
import {sameWords} from './same-words.js';
import type {WordClass} from './vocabulary.js';

/** The similarity of two descriptions. */
export interface Similarity {
  /** 0 to 1. */
  readonly score: number;
  readonly pack: Comparison;
  /** They differ in kind, base, finish, quality or colour, so they are different products. */
  readonly contradicts: boolean;
  /** Each has a word that the other lacks, so they may describe different products. */
  readonly hasUnmatched: boolean;
  /** The classes of the product's words without a counterpart. */
  readonly missing: readonly WordClass[];
  /** All words of both have a well-read counterpart, and at least one of them is a name. */
  readonly complete: boolean;
}

const WEIGHT: Readonly<Record<WordClass | 'nome', number>> = {
  nome: 1.4,
  tipo: 1.2,
  cor: 1.1,
  base: 0.9,
  acabamento: 0.9,
  qualidade: 0.7,
  comum: 0.4,
};
const DISTINCTIVE: readonly WordClass[] = ['tipo', 'base', 'acabamento', 'qualidade', 'cor'];
const FACTOR: Readonly<Record<Comparison, number>> = {igual: 1, provavel: 0.95, ausente: 0.88, diferente: 0.5};
/** Word similarities below this are ambiguous abbreviations. */
const WELL_READ = 0.9;

const weightOf = ({wordClass}: Word) => WEIGHT[wordClass ?? 'nome'];
const weightedSum = (words: readonly Word[], value: (i: number) => number) =>
  words.reduce((total, word, i) => total + weightOf(word) * value(i), 0);

interface Pair {
  a: number;
  b: number;
  value: number;
}

const joinedAt = (words: readonly Word[], i: number) => (words[i]?.raw ?? '') + (words[i + 1]?.raw ?? '#');

/** The best counterpart of each word, used once each; a split word and two joined words count as found. */
function pairUp(a: readonly Word[], b: readonly Word[]): {ofA: number[]; ofB: number[]} {
  const pairs: Pair[] = [];
  a.forEach((x, i) =>
    b.forEach((y, j) => {
      const value = sameWords(x, y);
      if (value > 0) pairs.push({a: i, b: j, value});
    }),
  );
  pairs.sort((x, y) => y.value - x.value);
  const [ofA, ofB] = [a.map(() => 0), b.map(() => 0)];
  for (const pair of pairs) {
    if (ofA[pair.a] || ofB[pair.b]) continue;
    ofA[pair.a] = ofB[pair.b] = pair.value;
  }
  matchJoined(a, ofA, b, ofB);
  matchJoined(b, ofB, a, ofA);
  return {ofA, ofB};
}

function matchJoined(a: readonly Word[], ofA: number[], b: readonly Word[], ofB: number[]): void {
  a.forEach((x, i) =>
    b.forEach((y, j) => {
      if (ofA[i] === 1 || x.raw !== joinedAt(b, j)) return;
      ofA[i] = ofB[j] = ofB[j + 1] = 1;
    }),
  );
}

/** Whether a word of this class (undefined: a name) has no counterpart. */
const hasLeftOver = (words: readonly Word[], found: number[], wordClass: WordClass | undefined) =>
  words.some((word, i) => word.wordClass === wordClass && !found[i]);

const hasUnpaired = (words: readonly Word[], found: number[]) =>
  words.some(({wordClass}, i) => wordClass !== 'comum' && !found[i]);

/** Whether both sides have an unmatched word of the same class, such as white and ice. */
function contradict(a: readonly Word[], ofA: number[], b: readonly Word[], ofB: number[]): boolean {
  return DISTINCTIVE.some(wordClass => hasLeftOver(a, ofA, wordClass) && hasLeftOver(b, ofB, wordClass));
}

const areWellRead = (words: readonly Word[], found: number[]) =>
  words.every(({wordClass}, i) => wordClass === 'comum' || (found[i] ?? 0) >= WELL_READ);

/** Compares the description that was read with a product's name. */
export function compareDescriptions(read: Description, produto: Description): Similarity {
  const [a, b] = [read.words, produto.words];
  const pack = comparePacks(read.pack, produto.pack);
  const {ofA, ofB} = pairUp(a, b);
  const ofProduto =
    weightedSum(b, j => ofB[j] ?? 0) /
    Math.max(
      weightedSum(b, () => 1),
      0.1,
    );
  const ofRead =
    weightedSum(a, i => ofA[i] ?? 0) /
    Math.max(
      weightedSum(a, () => 1),
      0.1,
    );
  const textScore = ofProduto + ofRead > 0 ? (2 * ofProduto * ofRead) / (ofProduto + ofRead) : 0;
  const contradicts = contradict(a, ofA, b, ofB);
  const otherName = hasLeftOver(a, ofA, undefined) && hasLeftOver(b, ofB, undefined);
  const hasName = b.some(({wordClass}, j) => wordClass === undefined && (ofB[j] ?? 0) >= WELL_READ);
  return {
    score: textScore * FACTOR[pack] * (contradicts ? 0.6 : 1) * (otherName ? 0.85 : 1),
    pack,
    contradicts,
    missing: b.flatMap(({wordClass}, j) => (wordClass && !ofB[j] ? [wordClass] : [])),
    hasUnmatched: hasUnpaired(a, ofA) && hasUnpaired(b, ofB),
    complete: hasName && areWellRead(a, ofA) && areWellRead(b, ofB),
  };
}
