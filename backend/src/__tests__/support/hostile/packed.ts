import {constants, crc32, deflateRawSync} from 'node:zlib';

/** Text whose compression ratio of about 150 is not suspicious by itself. */
const PACKED_BLOCK = Array.from({length: 64}, (_, i) =>
  `${(i * 2_654_435_761) % 4_294_967_296}`.padEnd(1500, 'a'),
).join('');

/** Repeats the block until the text has at least `bytes` bytes. */
export const packedText = (bytes: number, block = PACKED_BLOCK): string =>
  block.repeat(Math.ceil(bytes / block.length));

/** Compressed data, with the size and checksum that its entry in an archive declares. */
export interface Packed {
  bytes: Buffer;
  unpacked: number;
  crc: number;
}

const TIMES = 64;

/** Compresses `head`, the block repeated to at least `bytes` bytes, and `tail`, quickly and without building the whole text. */
export function packedOf(head: string, bytes: number, tail: string, block = PACKED_BLOCK): Packed {
  const many = Buffer.from(block.repeat(TIMES));
  const times = Math.ceil(bytes / many.length);
  const [first, last] = [Buffer.from(head), Buffer.from(tail)];
  const open = (data: Buffer) => deflateRawSync(data, {level: 9, finishFlush: constants.Z_FULL_FLUSH});
  const part = open(many);
  let crc = crc32(first);
  for (let i = 0; i < times; i++) crc = crc32(many, crc);
  return {
    bytes: Buffer.concat([open(first), ...Array.from({length: times}, () => part), deflateRawSync(last)]),
    unpacked: first.length + many.length * times + last.length,
    crc: crc32(last, crc),
  };
}

/** Compresses the content itself. */
export function packed(content: string | Buffer): Packed {
  const data = Buffer.from(content);
  return {bytes: deflateRawSync(data), unpacked: data.length, crc: crc32(data)};
}
