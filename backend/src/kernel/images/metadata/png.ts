import {crc32} from 'node:zlib';
import {orientationIn, orientationOnly} from './orientation';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What the picture is drawn from and in which colours; films, texts, times and EXIF stay behind. */
const DRAWN = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * The PNG with its picture data untouched and nothing beside it but colours and how the camera was held. Undefined
 * where the file is not built as the standard says.
 */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks: Buffer[] = [];
  let orientation = 1;
  for (let at = SIGNATURE.length, type = ''; type !== 'IEND';) {
    if (at + 12 > bytes.length) return undefined;
    const end = at + 12 + bytes.readUInt32BE(at);
    type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (chunks.length === 0) !== (type === 'IHDR')) return undefined;
    if (DRAWN.has(type)) chunks.push(bytes.subarray(at, end));
    else if (type === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4));
    at = end;
  }
  if (orientation > 1) chunks.splice(1, 0, chunk('eXIf', orientationOnly(orientation)));
  return Buffer.concat([SIGNATURE, ...chunks]);
}
