import type {GrayImage} from '@clube/barcode';

const cache = new WeakMap<ImageBitmap, ImageData>();

/** The pixels of a picture, read once; undefined if the browser denies access. */
export function pixelsOf(image: ImageBitmap): ImageData | undefined {
  const previous = cache.get(image);
  if (previous) return previous;
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height);
  if (pixels) cache.set(image, pixels);
  return pixels;
}

/** Converts to perceived grey in integers: red, green and blue weigh 77, 150 and 29 of 256. */
export function toGrey({width, height, data}: Pick<ImageData, 'width' | 'height' | 'data'>): GrayImage {
  const grey = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < grey.length; i++, p += 4)
    grey[i] = ((data[p] ?? 0) * 77 + (data[p + 1] ?? 0) * 150 + (data[p + 2] ?? 0) * 29) >> 8;
  return {width, height, data: grey};
}
