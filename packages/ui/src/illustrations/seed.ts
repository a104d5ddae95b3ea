/** The paint colours of the brand, in the order of a row of chips. */
export const PAINTS = ['anil', 'zarcao', 'folha', 'ocre', 'terra', 'violeta'] as const;
export type Paint = (typeof PAINTS)[number];

function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  return sum >>> 0;
}

/** The paint colour of a seed; the same seed always gives the same colour. */
export function paintFor(seed: string): Paint {
  return PAINTS[hash(seed) % PAINTS.length] ?? 'anil';
}

/** A seeded random generator of numbers from 0 to 1, so that a picture is the same at every visit. */
export function seededRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chooses an item of a list by a random number from 0 to 1. */
export function choose<T>(items: readonly [T, ...T[]], roll: number): T {
  return items[Math.floor(roll * items.length)] ?? items[0];
}
