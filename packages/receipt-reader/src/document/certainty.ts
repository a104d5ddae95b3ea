// Confidence limits used by several steps of reading; all were chosen, none was measured.

/** Minimum confidence of certain values, and maximum of uncertain ones, so that lists can distinguish them. */
const [CERTAIN_FROM, UNCERTAIN_UP_TO] = [0.95, 0.94];

/** The reported confidence of a value, limited by whether it is certain. */
export const levelOf = (confidence: number, certa: boolean): number =>
  certa ? Math.max(confidence, CERTAIN_FROM) : Math.min(confidence, UNCERTAIN_UP_TO);

/**
 * Below this, a code was read in one way only and may have been misread as another valid key: between bars read once
 * and bars read twice (codes/evidence.ts).
 */
export const SURE_CODE = 0.95;

/** Printed keys that refer to another document, or were corrected, have less (text/identity/key.ts). */
export const SURE_KEY = 0.9;
