import {createCanvas} from '@napi-rs/canvas';
import {scaleToUnit} from '../document/geometry';
import type {PageImage} from '../image';
import type {PDFPageProxy} from './pdfjs';

/** Pixels, of a page as long as a strip: a choice. */
const MAX_RASTER_SIDE = 16_000;
/** What red, green and blue add to brightness, about as ITU-R BT.601 weighs them, in parts of 256. */
const [RED, GREEN, BLUE] = [77, 151, 28];
const POINTS_PER_INCH = 72;

/** The finest scale up to `dpi` at which a page stays within the pixels allowed. */
function scaleFor(pixelWidth: number, pixelHeight: number, dpi: number, pixels: number): number {
  return Math.min(
    dpi / POINTS_PER_INCH,
    Math.sqrt(pixels / (pixelWidth * pixelHeight)),
    MAX_RASTER_SIDE / Math.max(pixelWidth, pixelHeight),
  );
}

function toGray(rgba: Uint8Array, data: Uint8Array): void {
  for (let from = 0, to = 0; to < data.length; from += 4, to++)
    data[to] = (rgba[from]! * RED + rgba[from + 1]! * GREEN + rgba[from + 2]! * BLUE) >> 8;
}

/** A page as a picture, upright as people see it, black on white. */
export async function rasterize(page: PDFPageProxy, dpi: number, pixels: number): Promise<PageImage> {
  const {width, height} = page.getViewport({scale: 1});
  const viewport = page.getViewport({scale: scaleFor(width, height, dpi, pixels)});
  const [pixelWidth, pixelHeight] = [viewport.width, viewport.height].map(side => Math.max(1, Math.floor(side))) as [
    number,
    number,
  ];
  const canvas = createCanvas(pixelWidth, pixelHeight);
  await page.render({
    canvas: null,
    canvasContext: canvas.getContext('2d'),
    viewport,
    background: 'white',
  }).promise;
  const data = new Uint8Array(pixelWidth * pixelHeight);
  toGray(canvas.data(), data);
  return {width: pixelWidth, height: pixelHeight, data, toView: scaleToUnit(pixelWidth, pixelHeight)};
}
