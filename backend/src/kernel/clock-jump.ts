/** Differences up to this (in ms) are normal clock corrections (NTP slew), not jumps. */
const SLEW_MS = 5 * 60_000;

/** By how many ms the system (wall) clock moved more than the monotonic clock between two readings. */
export const movedBy = (from: {wall: number; steady: number}, to: {wall: number; steady: number}): number =>
  to.wall - from.wall - (to.steady - from.steady);

const began = {wall: Date.now(), steady: performance.now()};

/**
 * Whether the machine's clock was set ahead since this process started. The clock is trusted again once it is set back, or after
 * a restart.
 */
export const clockJumped = (): boolean => movedBy(began, {wall: Date.now(), steady: performance.now()}) > SLEW_MS;
