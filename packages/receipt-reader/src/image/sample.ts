import type {ReadCorners} from '@clube/domain';
import {applyMatrix, invert, compose} from '../document/geometry';
import {mapOnto, measures, fromMat, toMat} from './warp';
import {PAPER_WHITE} from './limits';
import type {PageImage, Quadrilateral} from './types';
import type {Matrix} from '../document/types';
import {withOpenCv} from './opencv/opencv';

/** Extracts the area inside four corners, given in fractions of the upright picture, as an upright rectangle. */
export async function cropToCorners(image: PageImage, corners: ReadCorners): Promise<PageImage> {
  const fromView = invert(image.toView);
  const toGrayImage = corners.map(([x, y]) => applyMatrix(fromView, x, y)) as unknown as Quadrilateral;
  const size = measures(toGrayImage);
  return resample(image, await mapOnto(toGrayImage, size.width, size.height), size);
}

/** Scales a picture; a reduction averages all pixels. */
export async function resizeImage(image: PageImage, times: number): Promise<PageImage> {
  return withOpenCv((cv, keep) => {
    const fresh = keep(new cv.Mat());
    const size = new cv.Size(Math.round(image.width * times), Math.round(image.height * times));
    cv.resize(keep(toMat(cv, image)), fresh, size, 0, 0, times < 1 ? cv.INTER_AREA : cv.INTER_CUBIC);
    const [fx, fy] = [image.width / size.width, image.height / size.height];
    return fromMat(fresh, compose(image.toView, [fx, 0, 0, 0, fy, 0, 0, 0, 1]));
  });
}

/** The grey value at a position, interpolated between four pixels; white outside the picture. */
function betweenPixels({width, height, data}: PageImage, u: number, v: number): number {
  const [i, j] = [Math.floor(u), Math.floor(v)];
  if (i < 0 || j < 0 || i >= width - 1 || j >= height - 1) return PAPER_WHITE;
  const [fu, fv, from] = [u - i, v - j, j * width + i];
  const above = data[from]! * (1 - fu) + data[from + 1]! * fu;
  const below = data[from + width]! * (1 - fu) + data[from + width + 1]! * fu;
  return above * (1 - fv) + below * fv;
}

/** Distance in pixels between the positions for which the map is computed; between them it is interpolated linearly. */
const STRETCH = 16;

/**
 * Resamples a picture to this size: `map` maps pixels of the new picture to the old one, after `offset` has moved them up or
 * down (in pixels of the new picture; it changes slowly). White outside the old picture.
 */
export function resample(
  image: PageImage,
  map: Matrix,
  {width, height}: {width: number; height: number},
  offset: (x: number, y: number) => number = () => 0,
): PageImage {
  const resampled = new Uint8Array(width * height);
  const origin = (x: number, y: number) => applyMatrix(map, x, y + offset(x, y));
  for (let y = 0; y < height; y++) {
    let [u, v] = origin(0, y);
    for (let start = 0; start < width; start += STRETCH) {
      const [endU, endV] = origin(start + STRETCH, y);
      const [du, dv] = [(endU - u) / STRETCH, (endV - v) / STRETCH];
      const count = Math.min(STRETCH, width - start);
      for (let k = 0, to = y * width + start; k < count; k++) {
        resampled[to + k] = betweenPixels(image, u + k * du, v + k * dv);
      }
      [u, v] = [endU, endV];
    }
  }
  return {width, height, data: resampled, toView: compose(image.toView, map)};
}
