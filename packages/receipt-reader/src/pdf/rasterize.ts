import {createCanvas} from '@napi-rs/canvas';
import {scaleToUnit} from '../document/geometry';
import type {PageImage} from '../image';
import type {PDFPageProxy} from './pdfjs';

/** Maximum side of a rendered page in pixels, for long strips; chosen. */
const MAX_RASTER_SIDE = 16_000;
/** Weights of red, green and blue in the brightness, approximately as in ITU-R BT.601, in 256ths. */
const [RED, GREEN, BLUE] = [77, 151, 28];
const POINTS_PER_INCH = 72;

/** The largest scale up to `dpi` with which a page has at most the permitted pixels. */
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

/** Renders a page as a grey picture, upright, on white. */
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
