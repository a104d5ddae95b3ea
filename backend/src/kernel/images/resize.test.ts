import assert from 'node:assert/strict';
import sharp, {type Sharp} from 'sharp';
import {resizeImage} from './resize';
import {Unreadable} from './unreadable';

describe('draw', () => {
  const drawn = (content: Buffer, widths = [40, 80]) => resizeImage(content, widths);
  const plain = (width: number, height: number, background = '#1f4fd8'): Sharp =>
    sharp({create: {width, height, channels: 3, background}});
  /** The left half red, the right one blue. */
  const halves = (width: number, height: number): Sharp =>
    plain(width, height, '#ff0000').composite([
      {
        input: {create: {width: width / 2, height, channels: 3, background: '#0000ff'}},
        left: width / 2,
        top: 0,
      },
    ]);
  const pixel = async (content: Buffer, left: number, top: number): Promise<number[]> => [
    ...(await sharp(content).extract({left, top, width: 1, height: 1}).raw().toBuffer()),
  ];
  const near = (found: number[], wanted: number[], by = 30) =>
    assert.ok(
      found.length === wanted.length && found.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) <= by),
      `${found.join()} is not ${wanted.join()}`,
    );

  it('makes a WebP of each width, none larger than the picture', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const sizes = await drawn(await plain(64, 32).toFormat(format).toBuffer());
      assert.deepEqual(
        sizes.map(({width, height}) => [width, height]),
        [
          [40, 20],
          [64, 32],
        ],
      );
      for (const {width, height, content} of sizes) {
        const found = await sharp(content).metadata();
        assert.deepEqual([found.format, found.width, found.height], ['webp', width, height]);
      }
    }
  });

  it('turns the picture as the camera noted, and measures it so', async () => {
    const lying = await halves(80, 40).jpeg({quality: 100}).withMetadata({orientation: 6}).toBuffer();
    const [, upright] = await drawn(lying, [20, 40]);
    assert.deepEqual([upright?.width, upright?.height], [40, 80]);
    near(await pixel(upright?.content ?? lying, 20, 10), [255, 0, 0]);
    near(await pixel(upright?.content ?? lying, 20, 70), [0, 0, 255]);
  });

  it('leaves place, time, device, comments and colour profile behind', async () => {
    const secret = 'SEGREDO-DA-CAMERA';
    const exif = {IFD0: {Make: secret, Copyright: secret}, IFD3: {GPSLatitude: '23/1 33/1 0/1', GPSMapDatum: secret}};
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const source = await plain(64, 32).toFormat(format).withExif(exif).withXmp(`<x>${secret}</x>`).toBuffer();
      assert.ok(source.includes(secret), `${format} carries it`);
      for (const {content} of await drawn(source)) {
        const {exif: left, xmp, icc, iptc} = await sharp(content).metadata();
        assert.deepEqual([left, xmp, icc, iptc], [undefined, undefined, undefined, undefined]);
        assert.ok(!content.includes(secret));
      }
    }
  });

  it('brings what a printer made into the colours of a screen', async () => {
    const print = await plain(64, 32, '#d01818').toColourspace('cmyk').jpeg({quality: 100}).toBuffer();
    assert.equal((await sharp(print).metadata()).space, 'cmyk');
    const [one] = await drawn(print);
    assert.equal((await sharp(one.content).metadata()).space, 'srgb');
    const [red = 0, green = 255, blue = 255] = await pixel(one.content, 10, 10);
    assert.ok(red > 150 && green < 90 && blue < 90, `${red},${green},${blue}`);
  });

  it('keeps transparency, greys and more than eight bits a colour as people see them', async () => {
    const clear = await sharp({
      create: {width: 60, height: 30, channels: 4, background: {r: 255, g: 0, b: 0, alpha: 0.5}},
    })
      .png()
      .toBuffer();
    const [half] = await drawn(clear);
    near(await pixel(half.content, 5, 5), [255, 0, 0, 128]);
    const [grey] = await drawn(await plain(60, 30, '#808080').greyscale().png().toBuffer());
    near(await pixel(grey.content, 5, 5), [128, 128, 128]);
    const [deep] = await drawn(await plain(60, 30, '#c02040').toColourspace('rgb16').png().toBuffer());
    near(await pixel(deep.content, 5, 5), [192, 32, 64]);
  });

  it('takes of a film its first picture', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map(colour => plain(64, 32, colour).png().toBuffer()));
    const film = await sharp(frames, {join: {animated: true}})
      .webp()
      .toBuffer();
    assert.equal((await sharp(film, {pages: -1}).metadata()).pages, 2);
    const [first] = await drawn(film);
    const {pages, width, height} = await sharp(first.content).metadata();
    assert.deepEqual([pages, width, height], [undefined, 40, 20]);
    near(await pixel(first.content, 5, 5), [255, 0, 0]);
  });

  it('draws the thinnest picture there is', async () => {
    const [smallest, wider] = await drawn(await plain(5000, 1).png().toBuffer());
    assert.deepEqual([smallest.width, smallest.height, wider?.width, wider?.height], [40, 1, 80, 1]);
  });

  it('refuses what breaks off, what is something else, and what unfolds into too many pixels', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: {type: 'gaussian', mean: 128, sigma: 40},
      },
    })
      .jpeg()
      .toBuffer();
    const hostile: Record<string, Buffer> = {
      cut: noise.subarray(0, noise.length / 2),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      gif: await plain(20, 20).gif().toBuffer(),
      tiff: await plain(20, 20).tiff().toBuffer(),
      junk: Buffer.alloc(5000, 7),
      empty: Buffer.alloc(0),
      // Nine thousand by nine thousand of one colour: 81 million pixels in some kilobytes.
      bomb: await plain(9000, 9000).png({compressionLevel: 9}).toBuffer(),
    };
    for (const [name, content] of Object.entries(hostile)) await assert.rejects(drawn(content), Unreadable, name);
  });
});
