import decode from 'heic-decode';
import sharp, {type Sharp} from 'sharp';

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The sizes stand before the picture's data. */
const HEADER_BYTES = 1 << 18;

/** Told by the file's first box; AVIF comes in the same container and is left to the ordinary decoder. */
export function isHeic(content: Buffer): boolean {
  const boxHeader = content.subarray(0, Math.min(64, content.length)).toString('latin1');
  return boxHeader.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(boxHeader.slice(8, 12)) && !boxHeader.includes('avif');
}

/** The pixels of the largest picture that the file announces (its tiles and its thumbnail are smaller). */
export function heicPixels(content: Buffer): number {
  const header = content.subarray(0, HEADER_BYTES);
  let largest = 0;
  for (let position = header.indexOf('ispe'); position >= 0; position = header.indexOf('ispe', position + 4)) {
    if (position + 16 > header.length) break;
    largest = Math.max(largest, header.readUInt32BE(position + 8) * header.readUInt32BE(position + 12));
  }
  return largest;
}

/** sharp is built without a licence for HEVC, so phones' HEIC pictures are decoded first; their turn is applied. */
export async function decodeHeic(content: Buffer): Promise<Sharp> {
  const {width, height, data} = await decode({buffer: content});
  return sharp(data, {raw: {width, height, channels: 4}});
}
