import decode from 'heic-decode';
import sharp, {type Sharp} from 'sharp';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
/** Bytes that are searched for the sizes, which precede the picture's data. */
const HEADER_BYTES = 1 << 18;
/** Offsets in the file's first box: the type `ftyp`, the main brand, and further brands within `bytes`. */
const FIRST_BOX = {type: 4, brand: 8, end: 12, bytes: 64} as const;
/** Offsets in an `ispe` box, from its name on: after version and flags, width and height have four bytes each. */
const SIZES = {width: 8, height: 12, end: 16} as const;

/** Whether a file is HEIC, by its first box. AVIF has the same container, but the usual decoder reads it. */
export function isHeic(content: Buffer): boolean {
  const boxHeader = content.subarray(0, Math.min(FIRST_BOX.bytes, content.length)).toString('latin1');
  const {type, brand, end} = FIRST_BOX;
  const isMedia = boxHeader.slice(type, brand) === 'ftyp';
  return isMedia && HEIC_BRANDS.has(boxHeader.slice(brand, end)) && !boxHeader.includes('avif');
}

/** Number of pixels of the largest picture that the file declares (its tiles and thumbnail are smaller). */
export function heicPixels(content: Buffer): number {
  const header = content.subarray(0, HEADER_BYTES);
  let largest = 0;
  for (let position = header.indexOf('ispe'); position >= 0; position = header.indexOf('ispe', position + 4)) {
    if (position + SIZES.end > header.length) break;
    largest = Math.max(
      largest,
      header.readUInt32BE(position + SIZES.width) * header.readUInt32BE(position + SIZES.height),
    );
  }
  return largest;
}

/** Decodes phones' HEIC pictures, which sharp cannot, as it is built without HEVC; their rotation is applied. */
export async function decodeHeic(content: Buffer): Promise<Sharp> {
  const {width, height, data} = await decode({buffer: content});
  return sharp(data, {raw: {width, height, channels: 4}});
}
