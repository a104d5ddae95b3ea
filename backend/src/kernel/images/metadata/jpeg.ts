import {orientationIn, orientationOnly} from './orientation';

const [SOI, EOI, SOS, APP0, APP1, APP2, APP14] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee];
/** Tables, frames and restart intervals: what the picture is drawn from. */
const DRAWN = new Set([
  ...[0xc4, 0xcc, 0xdb, 0xdc, 0xdd],
  ...[0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf],
]);
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const JFIF = Buffer.from('JFIF\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const starts = (data: Buffer, prefix: Buffer) => data.subarray(0, prefix.length).equals(prefix);

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Of the segments that applications write, what is needed to show the picture as it is meant. */
function ofApplications(marker: number, data: Buffer): Buffer | undefined {
  // Its last two bytes are the size of a thumbnail, which follows.
  if (marker === APP0 && starts(data, JFIF) && data.length >= 14)
    return segment(APP0, Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)]));
  if (marker === APP2 && starts(data, ICC)) return segment(marker, data);
  if (marker === APP14 && starts(data, ADOBE) && data.length >= 12) return segment(marker, data.subarray(0, 12));
  return undefined;
}

/** Where the drawn data of a scan ends: at the next marker that is no part of it; undefined when the file ends before. */
function endOfScan(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return undefined;
}

/**
 * The JPEG with its picture data untouched and nothing beside it but the colour profile and how the camera was held.
 * What lies behind the picture's end (a second picture, a film) is left out. Undefined where the file is not built as
 * cameras build them.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const head: Buffer[] = [Buffer.from([0xff, SOI])];
  const rest: Buffer[] = [];
  let [orientation, frames, scans] = [1, 0, 0];
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1];
    if (marker === EOI) break;
    if (marker === undefined || at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= SOI) || end < at + 4 || end > bytes.length) return undefined;
    const data = bytes.subarray(at + 4, end);
    if (marker === SOS) {
      const drawn = frames > 0 ? endOfScan(bytes, end) : undefined;
      if (drawn === undefined) return undefined;
      rest.push(bytes.subarray(at, drawn));
      scans++;
      at = drawn;
      continue;
    }
    if (DRAWN.has(marker)) rest.push(bytes.subarray(at, end));
    else if (marker === APP1 && starts(data, EXIF) && orientation === 1)
      orientation = orientationIn(data.subarray(EXIF.length));
    else {
      const cleaned = ofApplications(marker, data);
      if (cleaned) (marker === APP0 ? head : rest).push(cleaned);
      else if (marker < APP0 || (marker > 0xef && marker !== 0xfe)) return undefined;
    }
    if (isFrame(marker)) frames++;
    at = end;
  }
  if (frames !== 1 || scans === 0) return undefined;
  if (orientation > 1) head.push(segment(APP1, Buffer.concat([EXIF, orientationOnly(orientation)])));
  return Buffer.concat([...head, ...rest, Buffer.from([0xff, EOI])]);
}
