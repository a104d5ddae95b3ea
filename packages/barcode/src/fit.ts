import {DRAWINGS, STOP, START_C, MODULES, STOP_MODULES, VALUES} from './code128.js';

/** Samples per module. */
const PER_MODULE = 3;
const CHARACTER_READINGS = MODULES * PER_MODULE;

/** Where the bars begin and end in a profile, how much faster they pass at one end (tilt), and the blur in modules. */
export interface Posture {
  start: number;
  end: number;
  skew: number;
  blur: number;
}

export interface Fit {
  values: number[];
  /** Mean squared error of the fit; 1 is no better than uniform grey. */
  error: number;
}

/** Blurs modules to `PER_MODULE` samples each, without the first and last `slack` modules. */
function smear(modules: readonly number[], blur: number, slack: number): Float64Array {
  const radius = Math.ceil((3 * blur + 0.5) * PER_MODULE);
  // A module's own readings already are means over a width; the blur is a bell over them.
  const weights = Array.from({length: 2 * radius + 1}, (_, i) =>
    Math.exp(-0.5 * ((i - radius) / (blur * PER_MODULE)) ** 2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fine = (i: number) => modules[Math.min(modules.length - 1, Math.max(0, Math.floor(i / PER_MODULE)))]!;
  return Float64Array.from({length: (modules.length - 2 * slack) * PER_MODULE}, (_, i) => {
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += weights[k + radius]! * fine(i + slack * PER_MODULE + k);
    return sum / total;
  });
}

/** The neighbours of a character whose own are not known: for each module how often it is dark, four on either side. */
const USUAL_NEIGHBOURS = {
  before: [0.5, 0.6, 0.4, 0],
  after: [1, 0.4, 0.5, 0.5],
} as const;
/** Number of characters on either side over which dark and light are balanced; slower changes are lighting. */
const EVEN_OVER = 4;
/** Minimum variance in squared grey levels; less is noise, which must not be amplified. */
const MIN_VARIANCE = 4;

interface Templates {
  drawings: Float64Array[];
  mean: number;
  skew: number;
}
const readyTemplates = new Map<number, Templates>();

/** All characters, blurred, between average neighbours. */
function templatesFor(blur: number): Templates {
  const ready = readyTemplates.get(blur);
  if (ready) return ready;
  const {before, after} = USUAL_NEIGHBOURS;
  const drawings = DRAWINGS.map(drawing => smear([...before, ...drawing, ...after], blur, before.length));
  const points = drawings.slice(0, VALUES).flatMap(drawing => [...drawing]);
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length;
  const skew = Math.sqrt(points.reduce((sum, point) => sum + (point - mean) ** 2, 0) / points.length);
  const fresh = {drawings, mean, skew};
  readyTemplates.set(blur, fresh);
  return fresh;
}

/** The profile module by module, dark up, as far from its mean as drawings through this blur are from theirs. */
function sampleModules(
  profile: Float32Array,
  {start, end, skew}: Posture,
  modules: number,
  template: Templates,
): Float64Array {
  const size = modules * PER_MODULE;
  const samples = Float64Array.from({length: size}, (_, i) => {
    const t = (i + 0.5) / size;
    const x = start + (end - start) * (t + skew * t * (1 - t));
    const k = Math.min(profile.length - 2, Math.max(0, Math.floor(x)));
    return -(profile[k]! * (1 - x + k) + profile[k + 1]! * (x - k));
  });
  const window = EVEN_OVER * CHARACTER_READINGS;
  const [sums, squares] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  samples.forEach((value, i) => {
    sums[i + 1] = sums[i]! + value;
    squares[i + 1] = squares[i]! + value * value;
  });
  return samples.map((value, i) => {
    const a = Math.max(0, Math.min(i - window, size - 2 * window));
    const b = Math.min(size, a + 2 * window);
    const mean = (sums[b]! - sums[a]!) / (b - a);
    const variance = (squares[b]! - squares[a]!) / (b - a) - mean * mean;
    return template.mean + (template.skew * (value - mean)) / Math.sqrt(Math.max(variance, MIN_VARIANCE));
  });
}

function distance(samples: Float64Array, from: number, drawing: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < drawing.length; i++) sum += (samples[from + i]! - drawing[i]!) ** 2;
  return sum;
}

/** The best-fitting characters of a profile, each chosen separately, and their error. */
export function fit(profile: Float32Array, posture: Posture, characters: number): Fit {
  const template = templatesFor(posture.blur);
  const modules = characters * MODULES + STOP_MODULES;
  const samples = sampleModules(profile, posture, modules, template);
  const values = [START_C];
  let error = distance(samples, 0, template.drawings[START_C]!);
  error += distance(samples, characters * CHARACTER_READINGS, template.drawings[STOP]!);
  for (let c = 1; c < characters; c++) {
    let [best, least] = [0, Infinity];
    for (let value = 0; value < VALUES; value++) {
      const score = distance(samples, c * CHARACTER_READINGS, template.drawings[value]!);
      if (score < least) [best, least] = [value, score];
    }
    values.push(best);
    error += least;
  }
  return {values, error: error / (samples.length * template.skew ** 2)};
}

/** Modules of each neighbour that are looked at on either side, and of those the ones that are compared. */
const NEIGHBOUR_MODULES = 4;
const COMPARED = 2;
/** Number of most likely characters that are compared again. */
const LIKELY_COUNT = 8;

/** Chooses again among the likely characters, with the actual neighbours of each, which the blur mixes in. */
export function refit(profile: Float32Array, posture: Posture, {values}: Fit): number[] {
  const template = templatesFor(posture.blur);
  const samples = sampleModules(profile, posture, values.length * MODULES + STOP_MODULES, template);
  const current = [...values];
  const likely = values.map((_, c) =>
    template.drawings
      .slice(0, VALUES)
      .map((drawing, value) => ({value, score: distance(samples, c * CHARACTER_READINGS, drawing)}))
      .sort((a, b) => a.score - b.score)
      .slice(0, LIKELY_COUNT),
  );
  for (let c = 1; c < current.length; c++) {
    const before = DRAWINGS[current[c - 1]!]!.slice(-NEIGHBOUR_MODULES);
    const after = DRAWINGS[current[c + 1] ?? STOP]!.slice(0, NEIGHBOUR_MODULES);
    let least = Infinity;
    for (const {value} of likely[c]!) {
      // The neighbours' near modules are compared too: they show how wide the spaces at the seams are.
      const whole = smear([...before, ...DRAWINGS[value]!, ...after], posture.blur, NEIGHBOUR_MODULES - COMPARED);
      const score = distance(samples, (c * MODULES - COMPARED) * PER_MODULE, whole);
      if (score < least) [current[c], least] = [value, score];
    }
  }
  return current;
}
