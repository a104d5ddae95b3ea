/**
 * A deterministic random generator: the same seed gives the same demo data on every machine. `fork` returns an
 * independent generator by name, so that adding a draw in one place leaves all others unchanged.
 */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A float from `min` (included) to `max` (excluded). */
  float(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One element; throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** One element; a higher weight makes it likelier. */
  pickWeighted<T>(list: readonly (readonly [T, number])[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** `count` different elements, in random order (fewer when the list is shorter). */
  sample<T>(list: readonly T[], count: number): T[];
  /** `length` random decimal digits. */
  digits(length: number): string;
  /** An independent generator, determined only by this generator's seed and the name. */
  fork(name: string | number): Random;
}

/** Hashes a text to four 32-bit words (FNV-1a with a different offset per word). */
function hashSeed(text: string): [number, number, number, number] {
  const word = (offset: number) => {
    let hash = offset;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return (hash ^ (hash >>> 15)) >>> 0;
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162)];
}

/** The sfc32 generator: 128 bits of state, passes the usual statistical batteries. */
function sfc32([a, b, c, d]: [number, number, number, number]): () => number {
  const next = () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  // Similar seeds start with similar numbers, so the first draws are discarded.
  for (let i = 0; i < 16; i++) next();
  return next;
}

export function createRandom(seed: string | number): Random {
  const next = sfc32(hashSeed(String(seed)));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('pick: the list is empty');
    return list[int(0, list.length - 1)] as T;
  };
  return {
    next,
    int,
    float: (min, max) => min + next() * (max - min),
    chance: probability => next() < probability,
    pick,
    pickWeighted: list => {
      let mark = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      return (list.find(([, weight]) => (mark -= weight) < 0) ?? pick(list))[0];
    },
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
    digits: length => Array.from({length}, () => int(0, 9)).join(''),
    fork: name => createRandom(`${seed}/${name}`),
  };
}
