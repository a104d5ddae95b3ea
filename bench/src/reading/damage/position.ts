import {homography, type Homography, type Point, type Quad} from '@clube/seeds/drawing';

export interface Position {
  /** Degrees clockwise. */
  angle: number;
  /** How much farther from the camera the right and the lower edge are, as fractions. */
  tilt: readonly [x: number, y: number];
  /** Pixels of the picture per pixel of the paper. */
  scale: number;
  /** The paper's centre in pixels of the picture. */
  centre: Point;
}

/** The corners of a paper of this size in the picture. */
export function cornersOf(width: number, height: number, position: Position): Quad {
  const {angle, tilt, scale, centre} = position;
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const corner = (sx: number, sy: number): Point => {
    const depth = 1 + sx * tilt[0] + sy * tilt[1];
    const [x, y] = [(sx * width * scale) / 2 / depth, (sy * height * scale) / 2 / depth];
    return [centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

const rectangle = (width: number, height: number): Quad => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** Maps positions in the picture to positions on the paper. */
export const toPaper = (corners: Quad, width: number, height: number): Homography =>
  homography(corners, rectangle(width, height));

/** Maps positions on the paper to positions in the picture. */
export const toPhoto = (corners: Quad, width: number, height: number): Homography =>
  homography(rectangle(width, height), corners);

export function projectPoint(m: Homography, x: number, y: number): Point {
  const z = m[6] * x + m[7] * y + 1;
  return [(m[0] * x + m[1] * y + m[2]) / z, (m[3] * x + m[4] * y + m[5]) / z];
}
