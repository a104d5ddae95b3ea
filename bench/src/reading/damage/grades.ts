import type {Random} from '@clube/seeds/drawing';
import type {Shot} from './camera';
import type {Position} from './position';

/**
 * Grades of damage to a photo: 0 none, 1 tilt and shadow, 2 perspective, noise, rotation, 3 blur, low light, strong JPEG
 * compression, 4 crumpled paper, glare or a cut edge.
 */
export const GRADES = [0, 1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

export interface Conditions {
  shot: Omit<Shot, 'width' | 'height' | 'glare'>;
  position: Pick<Position, 'angle' | 'tilt'>;
  /** Share of the frame that the paper fills. */
  fill: number;
  /** Rotation of the whole picture, degrees clockwise. */
  turn: 0 | 90 | 180 | 270;
  /** Whether the file's EXIF data note the rotation. */
  turnNoted: boolean;
  /** Sigma of the blur in pixels; 0 for none. */
  blur: number;
  /** JPEG quality, 1 to 100. */
  quality: number;
  /** Grey level of the print, 0 (black) to 255. */
  ink: number;
  /** Damage to the code, only at the last grade. */
  accident?: 'reflexo' | 'corte';
}

const sign = (random: Random) => (random.chance(0.5) ? 1 : -1);

/** Chooses random conditions of a photo of this grade. */
export function createConditions(grade: Grade, random: Random): Conditions {
  const calm = {gain: 1, gradient: 0.12, shadow: 0, wave: 0, crumple: 0, noise: 4};
  const base: Conditions = {
    shot: calm,
    position: {angle: random.float(-1, 1), tilt: [0, 0]},
    fill: random.float(0.92, 0.97),
    turn: 0,
    turnNoted: false,
    blur: 0,
    quality: random.int(82, 90),
    ink: random.int(20, 50),
  };
  const angle = random.float(1.5, 6) * sign(random);
  switch (grade) {
    case 0:
      return base;
    case 1:
      return {
        ...base,
        position: {angle, tilt: [random.float(-0.02, 0.02), random.float(-0.03, 0.03)]},
        shot: {...calm, gradient: 0.35, shadow: random.float(0.25, 0.5), wave: random.float(0, 0.004), noise: 7},
        fill: random.float(0.85, 0.94),
        ...(random.chance(0.3) ? {turn: random.pick([90, 270] as const), turnNoted: true} : {}),
        quality: random.int(74, 84),
      };
    case 2:
      return {
        ...base,
        position: {
          angle: angle * 1.6,
          tilt: [random.float(0.04, 0.1) * sign(random), random.float(0.05, 0.14) * sign(random)],
        },
        shot: {...calm, gradient: 0.4, shadow: random.float(0, 0.35), wave: random.float(0.001, 0.006), noise: 16},
        fill: random.float(0.82, 0.92),
        turn: random.pick([90, 180, 270, 90, 0] as const),
        quality: random.int(70, 80),
      };
    case 3:
      return {
        ...base,
        position: {angle: angle * 0.7, tilt: [random.float(-0.03, 0.03), random.float(-0.05, 0.05)]},
        shot: {
          ...calm,
          gain: random.float(0.38, 0.6),
          gradient: 0.4,
          shadow: random.float(0, 0.3),
          wave: 0.002,
          noise: 12,
        },
        fill: random.float(0.86, 0.94),
        blur: random.float(0.7, 1.15),
        quality: random.int(45, 62),
        ink: random.int(40, 75),
      };
    case 4:
      return {
        ...base,
        position: {angle, tilt: [random.float(-0.05, 0.05), random.float(-0.06, 0.06)]},
        shot: {
          ...calm,
          gradient: 0.35,
          shadow: random.float(0, 0.4),
          wave: random.float(0.004, 0.012),
          crumple: random.float(0.3, 0.8),
          noise: 8,
        },
        fill: random.float(0.85, 0.93),
        quality: random.int(70, 82),
        ink: random.int(30, 60),
        ...(random.chance(0.6) ? {accident: random.pick(['reflexo', 'corte'] as const)} : {}),
      };
  }
}
