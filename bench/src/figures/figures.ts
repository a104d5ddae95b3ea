import {quartiles} from '../support/median';

/** One figure of a run: the median and the interquartile range of its rounds. */
export interface Figure {
  median: number;
  low: number;
  high: number;
  /** Whether smaller is better, as for memory and time. */
  less?: true;
}

/** The results of one run, as stored in bench/figures.json. */
export interface Run {
  /** The commit that was measured, and its date. */
  commit: string;
  date: string;
  /** Only runs of one kind of machine are compared. */
  machine: string;
  figures: Record<string, Figure>;
}

/** Computes a figure from its rounds. */
export function figureOf(rounds: number[], how: {less?: true} = {}): Figure {
  const [low, median, high] = quartiles(rounds).map(n => Number(n.toPrecision(4))) as [number, number, number];
  return {median, low, high, ...how};
}
