import assert from 'node:assert/strict';
import {crc32} from 'node:zlib';
import sharp, {type Sharp} from 'sharp';
import {withoutMetadata} from '.';

/** Words that stand in each kind of metadata and must not be found again. */
const SECRETS = ['Rua das Flores 100', 'Aparelho da Maria', 'Segredo no XMP', 'Segredo no comentario'];

/** A picture that is the same no other way up, with place, device, XMP and a colour profile beside it. */
async function photo(format: 'jpeg' | 'png' | 'webp', orientation = 6, options: object = {}): Promise<Buffer> {
  const noise = Buffer.from(Array.from({length: 48 * 32 * 3}, (_, i) => (i * i * 7 + (i % 48) * 5) % 256));
  const drawn: Sharp = sharp(noise, {raw: {width: 48, height: 32, channels: 3}}).toFormat(format, options);
  return drawn
    .withExif({
      IFD0: {Make: 'Aparelho da Maria', ImageDescription: 'Rua das Flores 100'},
      IFD3: {GPSLatitudeRef: 'S', GPSLatitude: '23/1 32/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1'},
    })
    .withMetadata({orientation})
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Segredo no XMP</x:xmpmeta>')
    .withIccProfile('p3')
    .toBuffer();
}

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
const finds = (bytes: Buffer) => SECRETS.filter(secret => bytes.includes(secret));
const jpegSegment = (marker: number, text: string | Buffer) => {
  const data = Buffer.from(text);
  return Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data]);
};
const afterStart = (jpeg: Buffer, ...more: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...more, jpeg.subarray(2)]);
const pngChunk = (type: string, text: string) => {
  const body = Buffer.from(type + text, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

async function assertClean(original: Buffer, mime: string, orientation: number): Promise<Buffer> {
  const clean = withoutMetadata(original, mime);
  assert.ok(clean, 'a file as cameras write it');
  assert.deepEqual(finds(clean), []);
  const {exif, xmp, iptc, comments, orientation: told, icc} = await sharp(clean).metadata();
  assert.deepEqual([xmp, iptc, comments], [undefined, undefined, undefined]);
  assert.equal(told ?? 1, orientation);
  // "Exif\0\0" and a directory of one entry.
  assert.ok((exif?.length ?? 0) <= 32, `EXIF of ${exif?.length} bytes`);
  assert.deepEqual(icc, (await sharp(original).metadata()).icc);
  assert.deepEqual(await pixels(clean), await pixels(original));
  assert.deepEqual(withoutMetadata(clean, mime), clean, 'what is clean stays as it is');
  return clean;
}

describe('What is written beside a picture', () => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    it(`is left out of a ${format}, its pixels untouched and the same way up`, async () => {
      for (const orientation of [1, 3, 6, 8]) {
        const original = await photo(format, orientation);
        assert.ok(original.includes('Aparelho da Maria'));
        await assertClean(original, `image/${format}`, orientation);
      }
    });

  it('is left out of a progressive JPEG, a grey one and one in ink colours', async () => {
    await assertClean(await photo('jpeg', 6, {progressive: true}), 'image/jpeg', 6);
    const grey = await sharp(await photo('jpeg', 1))
      .greyscale()
      .jpeg()
      .keepExif()
      .toBuffer();
    await assertClean(grey, 'image/jpeg', 1);
    const ink = await sharp(await photo('jpeg', 1))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    await assertClean(ink, 'image/jpeg', 1);
  });

  it('is left out of a lossless and of a see-through WebP', async () => {
    await assertClean(await photo('webp', 6, {lossless: true}), 'image/webp', 6);
    const clear = sharp(await photo('png', 1)).ensureAlpha(0.5);
    await assertClean(await clear.webp().keepExif().toBuffer(), 'image/webp', 1);
    const simple = await sharp(await photo('png', 1))
      .webp()
      .toBuffer();
    assert.deepEqual(withoutMetadata(simple, 'image/webp'), simple);
  });

  it('hides nowhere in a JPEG: comments, IPTC, other programs’ segments, thumbnails, what follows the picture', async () => {
    const jpeg = await photo('jpeg');
    const jfif = Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02'), Buffer.from('Segredo no xx')]);
    const full = Buffer.concat([
      afterStart(
        jpeg,
        jpegSegment(0xe0, jfif),
        jpegSegment(0xe0, 'JFXX\0\x13Segredo no comentario'),
        jpegSegment(0xfe, 'Segredo no comentario'),
        jpegSegment(0xed, 'Photoshop 3.0\0Rua das Flores 100'),
        jpegSegment(0xe2, 'MPF\0Segredo no comentario'),
        jpegSegment(0xe5, 'Segredo no comentario'),
        Buffer.from([0xff, 0xff]),
      ),
      Buffer.from('Segredo no comentario'),
      await photo('jpeg'),
    ]);
    const clean = await assertClean(full, 'image/jpeg', 6);
    assert.ok(!clean.includes('Segredo'), 'not even the thumbnail');
    assert.equal(clean.indexOf(Buffer.from([0xff, 0xd9])), clean.length - 2, 'nothing after the picture');
  });

  it('hides nowhere in a PNG or a WebP', async () => {
    const png = await photo('png');
    const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map(type => pngChunk(type, 'x\0Segredo no comentario'));
    const full = Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33), Buffer.from('Rua das Flores 100')]);
    await assertClean(full, 'image/png', 6);
    const webp = Buffer.concat([await photo('webp'), Buffer.from('ABCD\x16\0\0\0Segredo no comentario\0', 'latin1')]);
    webp.writeUInt32LE(webp.length - 8, 4);
    await assertClean(Buffer.concat([webp, Buffer.from('Rua das Flores 100')]), 'image/webp', 6);
  });

  it('what is built otherwise is left to be drawn anew: cut short, of another kind, with a film in it', async () => {
    const whole = {jpeg: await photo('jpeg'), png: await photo('png'), webp: await photo('webp')};
    for (const [format, bytes] of Object.entries(whole)) {
      const mime = `image/${format}`;
      for (let length = 0; length < bytes.length - 1; length += 7)
        assert.equal(withoutMetadata(bytes.subarray(0, length), mime), undefined, `${format} of ${length} bytes`);
      assert.equal(withoutMetadata(Buffer.concat([Buffer.from('x'), bytes]), mime), undefined);
      for (const other of Object.keys(whole))
        if (other !== format) assert.equal(withoutMetadata(bytes, `image/${other}`), undefined);
    }
    for (const mime of ['image/heic', 'application/pdf', 'application/xml', 'image/gif'])
      assert.equal(withoutMetadata(whole.jpeg, mime), undefined);
    const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 7), Buffer.alloc(16 * 16 * 3, 200)]);
    const film = await sharp(frames, {raw: {width: 16, height: 32, channels: 3, pageHeight: 16}})
      .webp({loop: 1, delay: [100, 100]})
      .toBuffer();
    assert.equal(withoutMetadata(film, 'image/webp'), undefined);
  });

  it('bytes that were changed at will never make it throw or run on', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await photo(format);
      for (let at = 0; at < bytes.length; at++)
        for (const value of [0, 0xff]) {
          const changed = Buffer.from(bytes);
          changed[at] = value;
          const clean = withoutMetadata(changed, `image/${format}`);
          if (clean && at > 40) assert.ok(clean.length <= changed.length + 64);
        }
    }
  });
});
