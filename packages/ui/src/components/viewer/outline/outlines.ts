import type {ReadCorners} from '@clube/domain';

/** One page of a document as a picture. */
export interface Sheet {
  /** Tells it from the others. */
  key: string;
  url: string;
  description: string;
  /** The part that is meant; the rest is dimmed. Fractions of the page as it is shown unturned. */
  crop?: ReadCorners | undefined;
  /** How it is turned to begin with, degrees, a multiple of 90. */
  rotation?: number | undefined;
}

/** A place on a page that is outlined. */
export interface Outline {
  /** The page's `chave`. */
  sheet: string;
  cantos: ReadCorners;
  /** Written beside the outline. */
  label?: string;
  tone?: 'ocre' | 'anil' | 'zarcao';
  /** Tells it from the others while its corners move. */
  key?: string;
  /** It can be adjusted: takes its corners as somebody has moved them. */
  onAdjust?: (cantos: ReadCorners) => void;
}

/** What stays the same while an outline is adjusted. */
export const identityOf = ({key, label = '', cantos}: Outline): string => key ?? `${label} ${pointsOf(cantos)}`;

type Point = ReadCorners[number];

/** From one point to another, in pixels of a page of these measures. */
function vector([x, y]: Point, [x2, y2]: Point, {width, height}: {width: number; height: number}) {
  return {x: (x2 - x) * width, y: (y2 - y) * height};
}

/** Fractions of the page as they are. */
const FRACTIONS = {width: 1, height: 1};

/** The direction of the sides that begin at the first corner, each one long; none where the side has no length. */
function direction(from: Point, to: Point): {x: number; y: number} {
  const {x, y} = vector(from, to, FRACTIONS);
  const length = Math.hypot(x, y) || 1;
  return {x: x / length, y: y / length};
}

/** The corners moved apart along their own sides, so that a line around them leaves what they enclose free. */
export function padded(cantos: ReadCorners, padding: number): ReadCorners {
  const u = direction(cantos[0], cantos[1]);
  const v = direction(cantos[0], cantos[3]);
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const move = ([x, y]: Point, du: number, dv: number) =>
    [clamp(x + padding * (du * u.x + dv * v.x)), clamp(y + padding * (du * u.y + dv * v.y))] as const;
  return [move(cantos[0], -1, -1), move(cantos[1], 1, -1), move(cantos[2], 1, 1), move(cantos[3], -1, 1)];
}

/** A line of print on a page of these measures: its own width and height in pixels, and its slope in degrees. */
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

/** The point between the corners. */
export const middleOf = (cantos: ReadCorners): Point => [
  cantos.reduce((sum, [x]) => sum + x / 4, 0),
  cantos.reduce((sum, [, y]) => sum + y / 4, 0),
];

/** The path that covers a page but for a part of it. */
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
 * How far a window onto a page has to scroll so that a box is in sight: not at all while it is, else so that the box
 * stands in the middle. Pixels.
 */
export function scrollDistance(box: Box, viewport: Box, margin = 24): {left: number; top: number} {
  const axis = (start: number, extent: number, from: number, size: number): number => {
    const inside = start >= from + margin && start + extent <= from + size - margin;
    if (inside) return 0;
    // What is larger than the window is shown from its beginning.
    return extent > size - 2 * margin ? start - from - margin : start + extent / 2 - (from + size / 2);
  };
  return {
    left: axis(box.left, box.width, viewport.left, viewport.width),
    top: axis(box.top, box.height, viewport.top, viewport.height),
  };
}

export const ZOOM = {min: 25, max: 400, step: 25} as const;
/** Below so many pixels, the room around it included, a line of print is hard to read. */
const LEGIBLE_LINE = 22;
/** Nearer than that nobody is brought unasked. */
const NEAREST_ZOOM = 225;

const roundToStep = (value: number, round: (n: number) => number): number => round(value / ZOOM.step) * ZOOM.step;

/**
 * The zoom, in percent, at which a line of this height on the screen can be read without being wider than the window.
 * One that is wider, because another place needed a closer zoom, is zoomed out again.
 */
export function legibleZoom(zoom: number, line: {width: number; height: number}, viewportWidth: number): number {
  if (line.height <= 0) return zoom;
  const fitting = line.width > 0 ? roundToStep((zoom * (viewportWidth * 0.92)) / line.width, Math.floor) : NEAREST_ZOOM;
  if (line.width > viewportWidth) return Math.min(zoom, Math.max(100, fitting));
  if (line.height >= LEGIBLE_LINE) return zoom;
  const needed = roundToStep((zoom * LEGIBLE_LINE) / line.height, Math.ceil);
  return Math.max(zoom, Math.min(needed, fitting, NEAREST_ZOOM));
}
