// Confidences that several steps of reading go by; all of them were chosen, none is measured.

/** Where the figures of what is certain begin, and where those of what is not end: a list can tell them apart. */
const [CERTAIN_FROM, UNCERTAIN_UP_TO] = [0.95, 0.94];

/** How sure a value is said to be, by whether it is certain. */
export const levelOf = (confidence: number, certa: boolean): number =>
  certa ? Math.max(confidence, CERTAIN_FROM) : Math.min(confidence, UNCERTAIN_UP_TO);

/**
 * Below this a code was seen in one way only and may have been misread into another valid key: between bars seen once
 * and bars seen twice (codes/evidence.ts).
 */
export const SURE_CODE = 0.95;

/** A printed key that is plainly referred to, or was put right, stays below (text/identity/key.ts). */
export const SURE_KEY = 0.9;
