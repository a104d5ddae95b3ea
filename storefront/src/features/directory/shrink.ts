/** The width that the server stores, pixels. */
const WIDEST = 1440;
const QUALITY = 0.85;

/**
 * Shrinks the photo to the stored size, as a JPEG: the phone's original is ten times as large. Camera metadata is
 * dropped. A file that this browser cannot show is returned unchanged.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(1, WIDEST / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const content = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return content ? new File([content], 'trabalho.jpg', {type: content.type}) : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
