/** Corrections of the clock that are no jump, in ms. */
const SLEW_MS = 5 * 60_000;

/**
 * How far the clock has moved otherwise than time did, in ms. Takes readings of the system (wall) clock and of the monotonic one.
 */
export const movedBy = (from: {wall: number; steady: number}, to: {wall: number; steady: number}): number =>
  to.wall - from.wall - (to.steady - from.steady);

const began = {wall: Date.now(), steady: performance.now()};

/** Whether the machine's clock was set ahead since this process began. It is not trusted again before it is back, or a new start. */
export const clockJumped = (): boolean => movedBy(began, {wall: Date.now(), steady: performance.now()}) > SLEW_MS;
