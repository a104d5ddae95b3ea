import assert from 'node:assert/strict';
import {UncleanVideo} from './overwrite';
import {overwritesOf, overwritesOfSamples, findMetadata} from './metadata';

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
  const found = await findMetadata(read, file.length);
  for await (const {at, bytes} of overwritesOfSamples(found)) bytes.copy(clean, at);
  for (const {at, bytes} of overwritesOf(found)) bytes.copy(clean, at);
  return {clean, reads};
}

const FTYP = box('ftyp', ['isom', '\0\0\0\0', 'isom']);
const FILM = box('mdat', ['film and sound', SECRET]);
const udta = (large = false) => box('udta', [box('\u00a9xyz', [SECRET])], {large});
const hdlr = (type: string) => box('hdlr', ['\0\0\0\0\0\0\0\0', type]);
const trak = (...more: Buffer[]) =>
  box('trak', [box('tkhd', ['turned']), box('mdia', [box('mdhd'), hdlr('vide')]), ...more]);

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
    const film = Buffer.concat([FTYP, box('moov', [box('mvhd'), trak()]), FILM]);
    for (const file of [film, film.subarray(0, -5), Buffer.alloc(0)])
      assert.deepEqual((await cleaned(file)).clean, file);
  });

  it('is blanked where it says that it goes on beyond its end, or lies behind the last box: players look there all the same', async () => {
    for (const head of [
      told('udta', 1_000_000),
      told('udta', 4),
      told('udta', 1),
      told('gone', 7),
      Buffer.from('odd'),
    ]) {
      const odd = Buffer.concat([head, Buffer.from(SECRET)]);
      for (const file of [
        Buffer.concat([FTYP, FILM, box('moov', [trak(), odd])]),
        Buffer.concat([FTYP, FILM, box('moov', [trak()]), odd]),
      ]) {
        const {clean} = await cleaned(file);
        assert.equal(clean.lastIndexOf(SECRET), clean.indexOf(FILM) + FILM.length - SECRET.length);
        assert.deepEqual((await cleaned(clean)).clean, clean);
      }
    }
  });

  it('is looked for with few reads, and not for ever', async () => {
    const free = (length: number) => Array.from({length}, () => told('free', 8));
    const {clean, reads} = await cleaned(Buffer.concat([FTYP, ...free(90_000), udta()]));
    assert.ok(!clean.includes(SECRET));
    assert.ok(reads < 30, `${reads} reads`);
    await assert.rejects(cleaned(Buffer.concat([FTYP, ...free(200_000), udta()])), UncleanVideo);
    const deep = Array.from({length: 5000}).reduce<Buffer>(inner => box('trak', [inner]), udta());
    const {clean: cleanDeep} = await cleaned(Buffer.concat([FTYP, deep]));
    assert.equal(cleanDeep.length, FTYP.length + deep.length);
  });
});

const MEASURED = 'GPS5 -23.5505 -46.6333';
const uint = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4));
  return bytes;
};

/** A track with its samples, `sizes` long, in chunks of `each` that begin at `places`. */
function recorded(
  type: string,
  {sizes, places, each = 1, large = false}: {sizes: number[]; places: number[]; each?: number; large?: boolean},
) {
  const same = new Set(sizes).size === 1;
  const stbl = box('stbl', [
    box('stsd', [uint(0, 0)]),
    box('stsz', same ? [uint(0, sizes[0] ?? 0, sizes.length)] : [uint(0, 0, sizes.length, ...sizes)]),
    box('stsc', [uint(0, 1, 1, each, 1)]),
    large
      ? box('co64', [uint(0, places.length, ...places.flatMap(place => [0, place]))])
      : box('stco', [uint(0, places.length, ...places)]),
  ]);
  return box('trak', [box('tkhd'), box('mdia', [box('mdhd'), hdlr(type), box('minf', [stbl])])]);
}

describe('What is recorded along with a film', () => {
  const [film, sound] = ['film film film ', 'sound sound '];
  const parts = [film, MEASURED, sound, film, MEASURED, MEASURED, sound];
  const mdat = box('mdat', parts);
  const placesOf = (part: string, from = FTYP.length + 8) =>
    parts.flatMap((each, i) => (each === part ? [from + parts.slice(0, i).join('').length] : []));
  const sizes = (part: string) => parts.filter(each => each === part).map(({length}) => length);
  const played = [
    recorded('vide', {sizes: sizes(film), places: placesOf(film)}),
    recorded('soun', {sizes: sizes(sound), places: placesOf(sound)}),
  ];
  const tracked = (measured: Buffer) => Buffer.concat([FTYP, mdat, box('moov', [box('mvhd'), ...played, measured])]);

  it('goes, sample by sample, and its track with it; film and sound stay where and as they were', async () => {
    const places = placesOf(MEASURED);
    for (const measured of [
      recorded('meta', {sizes: sizes(MEASURED), places}),
      recorded('meta', {sizes: sizes(MEASURED), places, large: true}),
      recorded('text', {
        sizes: [10, MEASURED.length - 10, 5, MEASURED.length * 2 - 5],
        places: places.slice(0, 2),
        each: 2,
      }),
    ]) {
      const file = tracked(measured);
      const {clean} = await cleaned(file);
      assert.deepEqual([clean.length, clean.indexOf('GPS5'), clean.indexOf('-46.6333')], [file.length, -1, -1]);
      const left = parts.map(part => (part === MEASURED ? '\0'.repeat(part.length) : part));
      assert.equal(clean.toString('latin1', FTYP.length + 8, FTYP.length + mdat.length), left.join(''));
      assert.ok(clean.includes(Buffer.concat(played)));
      assert.deepEqual((await cleaned(clean)).clean, clean);
    }
  });

  it('is refused where nobody can tell where it lies', async () => {
    const [size] = [MEASURED.length];
    const moov = (...inside: Buffer[]) => Buffer.concat([FTYP, mdat, box('moov', [...played, ...inside])]);
    const endless = box('trak', [
      box('mdia', [
        hdlr('meta'),
        box('minf', [
          box('stbl', [
            box('stsz', [uint(0, 1, 0xffffffff)]),
            box('stsc', [uint(0, 1, 1, 0xffffffff, 1)]),
            box('stco', [uint(0, 1, 40)]),
          ]),
        ]),
      ]),
    ]);
    const measured = recorded('meta', {sizes: [size], places: placesOf(MEASURED).slice(0, 1)});
    for (const file of [
      moov(recorded('meta', {sizes: [size], places: [4]})),
      moov(recorded('meta', {sizes: [size], places: [FTYP.length + mdat.length + 20]})),
      moov(recorded('meta', {sizes: Array<number>(9).fill(size), places: Array<number>(9).fill(FTYP.length + 8)})),
      moov(recorded('meta', {sizes: [size, 5], places: [FTYP.length + 8]})),
      moov(box('trak', [box('mdia', [hdlr('meta')])])),
      moov(endless),
      moov(measured, box('mvex')),
      Buffer.concat([FTYP, mdat, box('moov', [box('cmov', [SECRET])])]),
    ])
      await assert.rejects(cleaned(file), UncleanVideo);
  });
});
