import {MB, type HostileFile} from './files';

const FTYP = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');

function box(type: string, inner: Buffer, size = inner.length + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}

/** An MP4 box that declares its size in 64 bits. */
function largeBox(type: string, size: bigint): Buffer {
  const head = box(type, Buffer.alloc(8), 1);
  head.writeBigUInt64BE(size, 8);
  return head;
}

export const boxesInEachOther = (type: string, depth: number): Buffer =>
  Array.from({length: depth}).reduce<Buffer>(inner => box(type, inner), Buffer.alloc(0));

/** Sample tables that declare more samples than the file has. */
const tables = (count: number): Buffer => {
  const table = Buffer.alloc(16);
  table.writeUInt32BE(count, 4);
  const stbl = box('stbl', Buffer.concat(['stsz', 'stco', 'stsc', 'stts', 'co64'].map(type => box(type, table))));
  return box('moov', box('trak', box('mdia', box('minf', stbl))));
};

const FILES: Readonly<Record<string, () => Buffer>> = {
  'a box of 4 GB': () => box('moov', Buffer.alloc(100), 0xffffffff),
  'a box of 2^63 bytes': () => largeBox('moov', 2n ** 63n),
  'a box smaller than its head': () => box('moov', Buffer.alloc(100), 3),
  'a large box smaller than its head': () => largeBox('mdat', 4n),
  'boxes in each other': () => boxesInEachOther('moov', 3000),
  'tracks in each other': () => box('moov', boxesInEachOther('trak', 3000)),
  'two million boxes': () => box('moov', Buffer.alloc(16 * MB, box('free', Buffer.alloc(0)))),
  'tables of 4 billion samples': () => tables(0xffffffff),
  'tables of a negative number of samples': () => tables(0x80000000),
  'nothing behind its head': () => Buffer.alloc(0),
};

export const HOSTILE_VIDEOS: readonly HostileFile[] = Object.entries(FILES).map(([name, rest]) => ({
  name: `MP4: ${name}`,
  as: 'obra.mp4',
  mime: 'video/mp4',
  content: () => Buffer.concat([FTYP, rest()]),
}));
