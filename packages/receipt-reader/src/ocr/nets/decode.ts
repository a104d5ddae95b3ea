/** A character with its position as a fraction of the strip's width. */
export interface Character {
  character: string;
  position: number;
  /** 0 to 1. */
  confidence: number;
  /** Width of the blank paper before it, in strip heights. */
  gap?: number;
}

/** The reading net's output for one strip: the probability of each character at each step from left to right. */
export interface NetSteps {
  data: Float32Array;
  /** Index of the strip's first value in `data`. */
  start: number;
  steps: number;
  /** The strip's end as a fraction of the steps; the rest is padding of the batch. */
  used: number;
}

/** Decodes by CTC: the most probable character at each step, with repetitions merged and blanks removed. */
export function decodeSteps({data, start, steps, used}: NetSteps, characters: readonly string[]): Character[] {
  const readings: Character[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const from = start + step * characters.length;
    let [best, certainty] = [0, data[from]!];
    for (let i = 1; i < characters.length; i++)
      if (data[from + i]! > certainty) [best, certainty] = [i, data[from + i]!];
    const last = readings.at(-1);
    if (best !== 0 && best !== previous)
      readings.push({character: characters[best]!, position: (step + 0.5) / steps / used, confidence: certainty});
    else if (best !== 0 && last) last.confidence = Math.max(last.confidence, certainty);
    previous = best;
  }
  return readings;
}
