/** How the camera was held, as EXIF counts it: 1 upright, 2 to 8 turned or mirrored. */
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The orientation that a TIFF block (the inside of an EXIF segment) tells; 1 where it tells none that makes sense. */
export function orientationIn(tiff: Buffer): number {
  const little = tiff.subarray(0, 4).equals(Buffer.from('II*\0', 'latin1'));
  if (!little && !tiff.subarray(0, 4).equals(Buffer.from('MM\0*', 'latin1'))) return 1;
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = long(4);
  if (first < 8) return 1;
  for (let i = 0, count = short(first); i < count; i++) {
    const entry = first + 2 + i * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.length) return 1;
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that tells the orientation and nothing else. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
