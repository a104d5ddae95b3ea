import assert from 'node:assert/strict';
import {UncleanVideo} from './overwrite';
import {findMetadataElements, voidsOf} from './webm';

const SECRET = 'LOCATION -23.5505-046.6333/';
const [EBML, SEGMENT, INFO, TRACKS, TRACK, CLUSTER, TAGS, ATTACHMENTS] = [
  '1a45dfa3',
  '18538067',
  '1549a966',
  '1654ae6b',
  'ae',
  '1f43b675',
  '1254c367',
  '1941a469',
] as const;

/** An element as files have it; its size in `width` bytes, or, as while something is recorded, not known. */
function element(id: string, inner: Buffer | string, {width = 8, live = false} = {}): Buffer {
  const content = Buffer.from(inner as Buffer);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length));
  const told = size.subarray(8 - width);
  told[0] = (told[0] ?? 0) | (0x100 >> width);
  return Buffer.concat([Buffer.from(id, 'hex'), live ? Buffer.from('01ffffffffffffff', 'hex') : told, content]);
}

const track = (kind: number, more: Buffer = Buffer.alloc(0)) =>
  element(
    TRACK,
    Buffer.concat([element('d7', '\x01', {width: 1}), element('83', Buffer.from([kind]), {width: 1}), more]),
  );
const HEAD = element(EBML, 'webm');
const FILMED = Buffer.concat([track(1), track(2)]);
const block = element('a3', `film and ${SECRET} sound`, {width: 2});
const cluster = (live = false) => element(CLUSTER, Buffer.concat([element('e7', '\0', {width: 1}), block]), {live});
const file = (parts: readonly Buffer[], live = false) =>
  Buffer.concat([HEAD, element(SEGMENT, Buffer.concat(parts), {live})]);

async function cleaned(given: Buffer): Promise<Buffer> {
  const clean = Buffer.from(given);
  const found = await findMetadataElements(async (from, to) => given.subarray(from, to), given.length);
  for (const {at, bytes} of voidsOf(found)) bytes.copy(clean, at);
  return clean;
}

describe('What is written beside a film in WebM', () => {
  it('is blanked wherever it lies, recorded live too; everything else stays where and as it was', async () => {
    const tags = element(TAGS, SECRET);
    const title = element(INFO, Buffer.concat([element('2ad7b1', '\x0f', {width: 1}), element('7ba9', SECRET)]));
    for (const live of [false, true])
      for (const parts of [
        [tags, element(TRACKS, FILMED), cluster(live)],
        [element(TRACKS, FILMED), cluster(live), tags, cluster(live)],
        [title, element(TRACKS, FILMED), cluster(live), element(ATTACHMENTS, SECRET, {width: 2})],
        [element(TRACKS, track(1, element('536e', SECRET))), cluster(live), element('ec', SECRET)],
        [element(TRACKS, FILMED), cluster(live), element(TAGS, SECRET).subarray(0, -4)],
        [element(TRACKS, FILMED), cluster(live), element('4dbb', 'x', {width: 1}), Buffer.from(`\0${SECRET}`)],
      ]) {
        const given = file(parts, live);
        const clean = await cleaned(given);
        assert.equal(clean.length, given.length);
        const inFilm = parts.filter(part => part.includes(block)).length;
        assert.equal(clean.toString('latin1').split('-23.5505').length - 1, inFilm, 'in the film alone');
        const at = given.indexOf(block);
        assert.deepEqual(clean.subarray(at, at + block.length), block);
        assert.deepEqual(await cleaned(clean), clean, 'what is clean stays as it is');
      }
  });

  it('is left where there is nothing of it, or where the film is cut off, byte for byte', async () => {
    for (const live of [false, true]) {
      const given = file([element(TRACKS, FILMED), cluster(live), cluster(live)], live);
      for (const each of [given, given.subarray(0, -7)]) assert.deepEqual(await cleaned(each), each);
    }
  });

  it('is refused where it lies between film and sound, or where nobody can tell', async () => {
    const many = Buffer.concat(Array.from({length: 1_100_000}, () => Buffer.from('a380', 'hex')));
    for (const parts of [
      [element(TRACKS, Buffer.concat([FILMED, track(33)])), cluster()],
      [element(TRACKS, Buffer.concat([FILMED, track(17)])), cluster()],
      [element(TRACKS, element(TRACK, '')), cluster()],
      [element(TAGS, SECRET, {live: true}), cluster()],
      [element(TRACKS, FILMED), many],
    ])
      await assert.rejects(cleaned(file(parts)), UncleanVideo);
  });
});
