import {orientationIn, orientationOnly} from './orientation';

const DRAWN = new Set(['VP8 ', 'VP8L', 'ALPH', 'ICCP']);
const [EXIF_FLAG, XMP_FLAG, FILM_FLAG] = [0x08, 0x04, 0x02];
const EXIF = Buffer.from('Exif\0\0', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Some writers put the head of a JPEG's segment before the TIFF block. */
const tiffOf = (data: Buffer) => (data.subarray(0, EXIF.length).equals(EXIF) ? data.subarray(EXIF.length) : data);

/**
 * The WebP with its picture data untouched and nothing beside it but the colour profile and how the camera was held.
 * Undefined for a film and where the file is not built as the format says.
 */
export function cleanWebp(bytes: Buffer): Buffer | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const size = 8 + bytes.readUInt32LE(4);
  if (size > bytes.length + 1) return undefined;
  const chunks: Buffer[] = [];
  let extended: Buffer | undefined;
  let [orientation, pictures] = [1, 0];
  for (let at = 12; at + 8 <= Math.min(size, bytes.length);) {
    const [type, length] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)];
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) return undefined;
    if (type === 'VP8X') {
      if (extended || chunks.length > 0 || length < 10 || (data[0] ?? 0) & FILM_FLAG) return undefined;
      extended = Buffer.from(data.subarray(0, 10));
      extended[0] = (extended[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    } else if (DRAWN.has(type)) {
      chunks.push(chunk(type, data));
      if (type !== 'ALPH' && type !== 'ICCP') pictures++;
    } else if (type === 'EXIF') orientation = orientationIn(tiffOf(data));
    at += 8 + length + (length % 2);
  }
  if (pictures !== 1 || (!extended && chunks.length > 1)) return undefined;
  if (extended && orientation > 1) {
    extended[0] = (extended[0] ?? 0) | EXIF_FLAG;
    chunks.push(chunk('EXIF', orientationOnly(orientation)));
  }
  const body = Buffer.concat([...(extended ? [chunk('VP8X', extended)] : []), ...chunks]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}
