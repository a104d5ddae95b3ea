import assert from 'node:assert/strict';
import {metadataBoxes, blanksOf} from './metadata';

const SECRET = '-23.5505-046.6333/';

type Part = Buffer | string;
const content = (parts: readonly Part[]): Buffer => Buffer.concat(parts.map(part => Buffer.from(part as Buffer)));

/** A box as files have it; `large` writes its size in 64 bits. */
function box(type: string, parts: readonly Part[] = [], {large = false} = {}): Buffer {
  const inner = content(parts);
  const head = Buffer.alloc(large ? 16 : 8);
  head.writeUInt32BE(large ? 1 : inner.length + 8, 0);
  head.write(type, 4, 'latin1');
  if (large) head.writeBigUInt64BE(BigInt(inner.length + 16), 8);
  return Buffer.concat([head, inner]);
}

/** A head that says a size of its own. */
function told(type: string, size: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return head;
}

async function cleaned(file: Buffer): Promise<{clean: Buffer; reads: number}> {
  let reads = 0;
  const read = async (from: number, to: number) => {
    reads++;
    return file.subarray(from, to);
  };
  const clean = Buffer.from(file);
  for (const {at, bytes} of blanksOf(await metadataBoxes(read, file.length))) bytes.copy(clean, at);
  return {clean, reads};
}

const FTYP = box('ftyp', ['isom', '\0\0\0\0', 'isom']);
const FILM = box('mdat', ['film and sound', SECRET]);
const udta = (large = false) => box('udta', [box('\u00a9xyz', [SECRET])], {large});
const trak = (...more: Buffer[]) => box('trak', [box('tkhd', ['turned']), box('mdia', [box('mdhd')]), ...more]);

describe('What is written beside a film', () => {
  it('is blanked wherever it lies, and everything else stays where and as it was', async () => {
    const xmp = box('uuid', [Buffer.alloc(16, 7), SECRET]);
    const meta = box('meta', [
      '\0\0\0\0',
      box('keys', ['com.apple.quicktime.location.ISO6709']),
      box('ilst', [SECRET]),
    ]);
    for (const place of [
      box('moov', [box('mvhd', ['long']), trak(), udta()]),
      box('moov', [trak(udta()), trak(meta)]),
      box('moov', [trak(), box('\u00a9xyz', [SECRET]), box('loci', [SECRET])]),
      box('moov', [trak(), udta(true), meta], {large: true}),
      Buffer.concat([box('moov', [trak()]), meta, xmp]),
      Buffer.concat([box('moov', [trak()]), box('moof', [box('traf', [udta()]), meta])]),
    ])
      for (const file of [Buffer.concat([FTYP, place, FILM]), Buffer.concat([FTYP, FILM, place])]) {
        const {clean} = await cleaned(file);
        assert.equal(clean.length, file.length);
        assert.equal(
          clean.indexOf(SECRET, 0, 'latin1'),
          file.indexOf(FILM) + FILM.length - SECRET.length,
          'in the film alone',
        );
        assert.equal(clean.lastIndexOf(SECRET), clean.indexOf(SECRET));
        assert.ok(!clean.includes('com.apple'));
        assert.deepEqual(clean.subarray(file.indexOf(FILM), file.indexOf(FILM) + FILM.length), FILM);
        assert.equal(clean.includes('tkhd'), file.includes('tkhd'));
        assert.deepEqual((await cleaned(clean)).clean, clean, 'what is clean stays as it is');
      }
  });

  it('may reach to the end of the file', async () => {
    const {clean} = await cleaned(Buffer.concat([FTYP, FILM, told('udta', 0), Buffer.from(SECRET)]));
    assert.ok(
      clean.subarray(FTYP.length + FILM.length).equals(Buffer.concat([told('free', 0), Buffer.alloc(SECRET.length)])),
    );
  });

  it('is left where there is nothing of it, byte for byte', async () => {
    for (const file of [
      Buffer.concat([FTYP, box('moov', [box('mvhd'), trak()]), FILM]),
      Buffer.from('1a45dfa3 a film of another kind'),
      Buffer.from('short'),
      Buffer.alloc(0),
    ])
      assert.deepEqual((await cleaned(file)).clean, file);
  });

  it('ends where a box is none: beyond its holder, too small, cut off', async () => {
    for (const odd of [told('udta', 1_000_000), told('udta', 4), told('udta', 1), told('moov', 7)]) {
      const file = Buffer.concat([FTYP, FILM, box('moov', [trak(), odd]), odd]);
      assert.deepEqual((await cleaned(file)).clean, file);
    }
    const endless = Buffer.concat([FTYP, told('udta', 1), Buffer.alloc(8, 0xff)]);
    assert.deepEqual((await cleaned(endless)).clean, endless);
  });

  it('is looked for with few reads, and not for ever', async () => {
    const many = Buffer.concat([FTYP, ...Array.from({length: 200_000}, () => told('free', 8)), udta()]);
    const {clean, reads} = await cleaned(many);
    assert.deepEqual(clean, many, 'nobody films so many boxes');
    assert.ok(reads < 30, `${reads} reads`);
    const deep = Array.from({length: 5000}).reduce<Buffer>(inner => box('trak', [inner]), udta());
    const {clean: cleanDeep} = await cleaned(Buffer.concat([FTYP, deep]));
    assert.equal(cleanDeep.length, FTYP.length + deep.length);
  });
});
