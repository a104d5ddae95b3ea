/** The area in the upright picture, pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size that the server stores, for high-density screens. Pixels. */
const SIDE = 960;
const QUALITY = 0.9;

function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  return image.decode().then(() => image);
}

/** Whether this browser can show the file; only Safari shows an iPhone's HEIC. */
export const canShow = (url: string): Promise<boolean> =>
  loadImage(url).then(
    () => true,
    () => false,
  );

/** The cropped square, redrawn, so that the file contains no camera metadata. */
export async function croppedPhoto(url: string, {x, y, width, height}: CropArea): Promise<File> {
  const image = await loadImage(url);
  const side = Math.max(1, Math.round(Math.min(SIDE, width)));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, x, y, width, height, 0, 0, side, side);
  const content = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!content) throw new Error('the photo was not drawn');
  return new File([content], 'foto.jpg', {type: content.type});
}
