/** The longest side, in pixels, that the server's reading uses; larger pictures only take longer to send. */
export const LONGER_SIDE = 4000;
/** Larger files are compressed again, as cameras compress little. Bytes. */
const GENEROUS_BYTES = 3 * 1024 * 1024;
const QUALITY = 0.85;
/** A smaller saving is not worth replacing the original. */
const GAIN = 0.8;

export interface Photo {
  image: ImageBitmap;
  /** The picture was larger. */
  reduced: boolean;
}

/** Scales the picture so that its longer side has at most this many pixels; returns smaller ones unchanged. */
export async function scaledTo(image: ImageBitmap, side: number): Promise<ImageBitmap> {
  const scale = side / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  return createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(image.width * scale)),
    resizeHeight: Math.max(1, Math.round(image.height * scale)),
    resizeQuality: 'high',
  });
}

/**
 * Decodes the picture upright.
 * @throws if this browser cannot decode it
 */
export async function openPhoto(file: Blob): Promise<Photo> {
  const whole = await createImageBitmap(file, {imageOrientation: 'from-image'});
  const image = await scaledTo(whole, LONGER_SIDE);
  if (image === whole) return {image, reduced: false};
  whole.close();
  return {image, reduced: true};
}

/** A smaller file of the same picture, for sending; undefined if the original is small enough. */
export async function shrink(file: Blob, {image, reduced}: Photo): Promise<Blob | undefined> {
  if (!reduced && file.size <= GENEROUS_BYTES) return undefined;
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', {alpha: false});
  if (!context) return undefined;
  // JPEG has no transparency: without a background a screenshot's transparent areas would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const smaller = await canvas.convertToBlob({type: 'image/jpeg', quality: QUALITY});
  return smaller.size < file.size * GAIN ? smaller : undefined;
}
