import type {ReadCorners} from '@clube/domain';

/** One page of a document as a picture. */
export interface Sheet {
  /** Unique key of the page. */
  key: string;
  url: string;
  description: string;
  /** The part that belongs to the document; the rest is dimmed. Fractions of the unrotated page. */
  crop?: ReadCorners | undefined;
  /** Initial rotation in degrees, a multiple of 90. */
  rotation?: number | undefined;
}

/** An outlined place on a page. */
export interface Outline {
  /** The `key` of the page. */
  sheet: string;
  cantos: ReadCorners;
  /** Text next to the outline. */
  label?: string;
  tone?: 'ocre' | 'anil' | 'zarcao';
  /** Unique key, which stays the same while its corners move. */
  key?: string;
  /** Called with the corners that the user has moved; without it the outline cannot be adjusted. */
  onAdjust?: (cantos: ReadCorners) => void;
}

/** The identity of an outline, the same while it is adjusted. */
export const identityOf = ({key, label = '', cantos}: Outline): string => key ?? `${label} ${pointsOf(cantos)}`;

type Point = ReadCorners[number];

/** The vector from one point to another, in pixels of a page of this size. */
function vector([x, y]: Point, [x2, y2]: Point, {width, height}: {width: number; height: number}) {
  return {x: (x2 - x) * width, y: (y2 - y) * height};
}

/** The page size for computing in fractions. */
const FRACTIONS = {width: 1, height: 1};

/** The unit vector from one point to another; zero if they are equal. */
function direction(from: Point, to: Point): {x: number; y: number} {
  const {x, y} = vector(from, to, FRACTIONS);
  const length = Math.hypot(x, y) || 1;
  return {x: x / length, y: y / length};
}

/** Moves the corners outwards along their sides, so that the outline does not cover the content. */
export function padded(cantos: ReadCorners, padding: number): ReadCorners {
  const u = direction(cantos[0], cantos[1]);
  const v = direction(cantos[0], cantos[3]);
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const move = ([x, y]: Point, du: number, dv: number) =>
    [clamp(x + padding * (du * u.x + dv * v.x)), clamp(y + padding * (du * u.y + dv * v.y))] as const;
  return [move(cantos[0], -1, -1), move(cantos[1], 1, -1), move(cantos[2], 1, 1), move(cantos[3], -1, 1)];
}

/** A line of print on a page of this size: its width and height in pixels and its slope in degrees. */
export function lineOf(cantos: ReadCorners, page: {width: number; height: number}) {
  const base = vector(cantos[0], cantos[1], page);
  const side = vector(cantos[0], cantos[3], page);
  return {
    width: Math.hypot(base.x, base.y),
    height: Math.hypot(side.x, side.y),
    angle: (Math.atan2(base.y, base.x) * 180) / Math.PI,
  };
}

/** The corners as the `points` of a polygon. */
export const pointsOf = (cantos: ReadCorners): string => cantos.map(([x, y]) => `${x},${y}`).join(' ');

/** The centre of the corners. */
export const middleOf = (cantos: ReadCorners): Point => [
  cantos.reduce((sum, [x]) => sum + x / 4, 0),
  cantos.reduce((sum, [, y]) => sum + y / 4, 0),
];

/** The SVG path that covers the page except this part. */
export function pathAround(cantos: ReadCorners): string {
  return `M0 0H1V1H0Z M${cantos.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The scroll distance in pixels that brings a box into the viewport: 0 if it is visible, else so that the box
 * is centred.
 */
export function scrollDistance(box: Box, viewport: Box, margin = 24): {left: number; top: number} {
  const axis = (start: number, extent: number, from: number, size: number): number => {
    const inside = start >= from + margin && start + extent <= from + size - margin;
    if (inside) return 0;
    // A box larger than the viewport is shown from its start.
    return extent > size - 2 * margin ? start - from - margin : start + extent / 2 - (from + size / 2);
  };
  return {
    left: axis(box.left, box.width, viewport.left, viewport.width),
    top: axis(box.top, box.height, viewport.top, viewport.height),
  };
}

export const ZOOM = {min: 25, max: 400, step: 25} as const;
/** Minimum height of a legible line of print in pixels, including its margins. */
const LEGIBLE_LINE = 22;
/** Maximum automatic zoom, in percent. */
const NEAREST_ZOOM = 225;

const roundToStep = (value: number, round: (n: number) => number): number => round(value / ZOOM.step) * ZOOM.step;

/**
 * The zoom, in percent, at which a line of this height on the screen is legible but not wider than the viewport.
 * Zooms out if a previous zoom made the line too wide.
 */
export function legibleZoom(zoom: number, line: {width: number; height: number}, viewportWidth: number): number {
  if (line.height <= 0) return zoom;
  const fitting = line.width > 0 ? roundToStep((zoom * (viewportWidth * 0.92)) / line.width, Math.floor) : NEAREST_ZOOM;
  if (line.width > viewportWidth) return Math.min(zoom, Math.max(100, fitting));
  if (line.height >= LEGIBLE_LINE) return zoom;
  const needed = roundToStep((zoom * LEGIBLE_LINE) / line.height, Math.ceil);
  return Math.max(zoom, Math.min(needed, fitting, NEAREST_ZOOM));
}
