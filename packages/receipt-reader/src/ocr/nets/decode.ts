/** A character and where it stands, as a fraction of the strip's width. */
export interface Character {
  character: string;
  position: number;
  /** 0 to 1. */
  confidence: number;
  /** How wide the paper shows before it, in heights of the strip. */
  gap?: number;
}

/** What the reading net says of one strip: for each step from left to right how likely each character is. */
export interface NetSteps {
  data: Float32Array;
  /** Where the strip's first step is. */
  start: number;
  steps: number;
  /** The rest is the padding of the batch: where the strip ends, as a fraction of the steps. */
  used: number;
}

/** The likeliest character at each step, repetitions joined, the empty one left out (CTC). */
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
