import type {Box, Page} from '../document/types';

/** A word as the reading uses it: without blanks, folded, straightened. */
export interface Term {
  text: string;
  /** Capitals without accents. */
  folded: string;
  confidence: number;
  /** Straightened: for comparing positions. */
  box: Box;
  /** As it stands on the page: for showing. */
  origin: Box;
  page: Page;
}

export interface Line {
  terms: Term[];
  box: Box;
  /** Usual height of its words. */
  height: number;
}

/** A page in lines, from top to bottom. */
export interface Sheet {
  page: Page;
  lines: Line[];
}
