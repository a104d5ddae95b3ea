import decode from 'heic-decode';
import sharp, {type Sharp} from 'sharp';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The sizes stand before the picture's data. */
const HEADER_BYTES = 1 << 18;
/** The file's first box: size, `ftyp`, main brand, and further ones within so many bytes. */
const FIRST_BOX = {type: 4, brand: 8, end: 12, bytes: 64} as const;
/** A box `ispe`: from its name on, version and flags, then width and height, four bytes each. */
const SIZES = {width: 8, height: 12, end: 16} as const;

/** Detected from the file's first box; AVIF comes in the same container and is left to the ordinary decoder. */
export function isHeic(content: Buffer): boolean {
  const boxHeader = content.subarray(0, Math.min(FIRST_BOX.bytes, content.length)).toString('latin1');
  const {type, brand, end} = FIRST_BOX;
  const isMedia = boxHeader.slice(type, brand) === 'ftyp';
  return isMedia && HEIC_BRANDS.has(boxHeader.slice(brand, end)) && !boxHeader.includes('avif');
}

/** The pixels of the largest picture that the file announces (its tiles and its thumbnail are smaller). */
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

/** sharp is built without a licence for HEVC, so phones' HEIC pictures are decoded first; their turn is applied. */
export async function decodeHeic(content: Buffer): Promise<Sharp> {
  const {width, height, data} = await decode({buffer: content});
  return sharp(data, {raw: {width, height, channels: 4}});
}
