import {quartiles} from '../support/median';

/** One figure of a run: its median and the middle half of what the rounds measured. */
export interface Figure {
  median: number;
  low: number;
  high: number;
  /** Less of it is better: memory, time. */
  less?: true;
}

/** What one run measured, as it is kept in bench/figures.json. */
export interface Run {
  /** The commit that was measured, and its date. */
  commit: string;
  date: string;
  /** Only runs of one kind of machine are compared. */
  machine: string;
  figures: Record<string, Figure>;
}

/** Of a figure's rounds. */
export function figureOf(rounds: number[], how: {less?: true} = {}): Figure {
  const [low, median, high] = quartiles(rounds).map(n => Number(n.toPrecision(4))) as [number, number, number];
  return {median, low, high, ...how};
}
