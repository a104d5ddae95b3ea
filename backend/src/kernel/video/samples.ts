import {UncleanVideo, type ByteRange} from './overwrite';
import type {Box} from './boxes';
import {Window, type ReadBytes} from './window';

/** The boxes with the offsets and sizes of a track's samples. */
export interface SampleTables {
  /** stsz: the size of each sample; or stz2, the same in fewer bits. */
  readonly sizes: Box;
  /** stsc: how many samples each chunk has. */
  readonly runs: Box;
  /** stco or co64: the offset of each chunk. */
  readonly places: Box;
}

/** Ten hours at sixty a second; more is refused, so that a file cannot exhaust the CPU. */
const MAX_SAMPLES = 2_000_000;
/** The offset of the number of entries, after version and flags. */
const COUNT_AT = 4;

/** The numbers of a table, read on demand. */
class Table {
  private readonly window: Window;

  private constructor(
    read: ReadBytes,
    private readonly from: number,
    readonly count: number,
    private readonly width: number,
    end: number,
  ) {
    if (from + count * width > end) throw new UncleanVideo('a table longer than its box');
    this.window = new Window(read, end);
  }

  static async of(read: ReadBytes, {content, end}: Box, width: number, countAt = COUNT_AT): Promise<Table> {
    const head = await read(content, Math.min(content + countAt + 4, end));
    if (head.length < countAt + 4) throw new UncleanVideo('a table without a head');
    return new Table(read, content + countAt + 4, head.readUInt32BE(countAt), width, end);
  }

  /** The number of four or eight bytes at offset `at` of an entry. */
  async number(entry: number, {at = 0, bytes = 4} = {}): Promise<number> {
    const found = await this.window.bytes(this.from + entry * this.width + at, bytes);
    return bytes === 8 ? Number(found.readBigUInt64BE()) : found.readUInt32BE();
  }
}

/** The sizes of the samples: one size for all, or from the table. */
async function sizesOf(read: ReadBytes, box: Box) {
  if (box.type !== 'stsz') throw new UncleanVideo('sizes in fewer bits');
  const head = await read(box.content, Math.min(box.content + 12, box.end));
  if (head.length < 12) throw new UncleanVideo('a table without a head');
  const each = head.readUInt32BE(4);
  if (each > 0) return {count: head.readUInt32BE(8), sum: async (_first: number, many: number) => each * many};
  const table = await Table.of(read, box, 4, 8);
  return {
    count: table.count,
    sum: async (first: number, many: number) => {
      let sum = 0;
      for (let i = first; i < first + many; i++) sum += await table.number(i);
      return sum;
    },
  };
}

/**
 * Yields the ranges of a track's samples, chunk by chunk in the order of its tables, which are read on the way.
 * @throws UncleanVideo for inconsistent tables
 */
export async function* samplesOf(read: ReadBytes, {sizes, runs, places}: SampleTables): AsyncGenerator<ByteRange> {
  const size = await sizesOf(read, sizes);
  const run = await Table.of(read, runs, 12);
  const bytes = places.type === 'co64' ? 8 : 4;
  const place = await Table.of(read, places, bytes);
  if (Math.max(size.count, place.count) > MAX_SAMPLES) throw new UncleanVideo('too many samples');
  if (size.count > 0 && (run.count === 0 || place.count === 0)) throw new UncleanVideo('samples without a place');
  let [sample, entry] = [0, 0];
  for (let chunk = 0; chunk < place.count && sample < size.count; chunk++) {
    // Chunks are counted from one.
    while (entry + 1 < run.count && (await run.number(entry + 1)) <= chunk + 1) entry++;
    const many = Math.min(await run.number(entry, {at: 4}), size.count - sample);
    const from = await place.number(chunk, {bytes});
    yield {from, to: from + (await size.sum(sample, many))};
    sample += many;
  }
  if (sample < size.count) throw new UncleanVideo('samples without a place');
}
