/** The readers of the club look at no more of a picture than this; a larger one only takes longer to arrive. */
export const LONGER_SIDE = 4000;
/** Above this a picture is written anew: what a camera saves generously is sent in half the time. */
const GENEROUS_BYTES = 3 * 1024 * 1024;
const QUALITY = 0.85;
/** Less is not worth losing the original for. */
const GAIN = 0.8;

export interface Photo {
  image: ImageBitmap;
  /** It was larger. */
  reduced: boolean;
}

/** The picture with its longer side at most so long; the same one when it is no larger. */
export async function scaledTo(image: ImageBitmap, side: number): Promise<ImageBitmap> {
  const scale = side / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  return createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(image.width * scale)),
    resizeHeight: Math.max(1, Math.round(image.height * scale)),
    resizeQuality: 'high',
  });
}

/** Upright, as people see it. Throws when this browser cannot show such a picture. */
export async function openPhoto(file: Blob): Promise<Photo> {
  const whole = await createImageBitmap(file, {imageOrientation: 'from-image'});
  const image = await scaledTo(whole, LONGER_SIDE);
  if (image === whole) return {image, reduced: false};
  whole.close();
  return {image, reduced: true};
}

/** A smaller file of the same picture, for sending; undefined when the original will do. */
export async function shrink(file: Blob, {image, reduced}: Photo): Promise<Blob | undefined> {
  if (!reduced && file.size <= GENEROUS_BYTES) return undefined;
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', {alpha: false});
  if (!context) return undefined;
  // JPEG has no transparency: without a ground a screenshot's would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const smaller = await canvas.convertToBlob({type: 'image/jpeg', quality: QUALITY});
  return smaller.size < file.size * GAIN ? smaller : undefined;
}
