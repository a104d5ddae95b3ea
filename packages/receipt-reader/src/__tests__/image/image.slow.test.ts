import assert from 'node:assert/strict';
import {crc32, deflateSync} from 'node:zlib';
import sharp from 'sharp';
import {applyMatrix} from '../../document/geometry';
import type {FileToRead} from '../../document/types';
import {openImage, findPapers, straighten, studyInk, ImageRefused, type PageImage, type Paper} from '../../image';
import {drawPhoto, STRIP} from './drawn-photo';

const file = (content: Buffer): FileToRead => ({content: async () => content, mime: 'image/png'});

/** A PNG that declares a huge size and has a few bytes of data. */
function bomb(side: number): Buffer {
  const part = (kind: string, data: Buffer) => {
    const typeHeight = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typeHeight));
    return Buffer.concat([size, typeHeight, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', data), part('IEND', Buffer.alloc(0))]);
}

/** The header of a HEIC picture with its size, without the picture. */
function emptyHeic(side: number): Buffer {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(side, 4);
  size.writeUInt32BE(side, 8);
  const marks = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x14ispe', 'latin1');
  return Buffer.concat([marks, size]);
}

function assertCantos(image: PageImage, paper: Paper | undefined, expected: [number, number][]): void {
  assert.ok(paper);
  paper.corners.forEach(([x, y], i) => {
    const [vx, vy] = applyMatrix(image.toView, x, y);
    const [ex, ey] = expected[i]!;
    assert.ok(Math.hypot(vx - ex, vy - ey) < 0.02, `corner ${i}: ${vx}, ${vy} instead of ${ex}, ${ey}`);
  });
}

const refused = (reason: string) => (error: unknown) => error instanceof ImageRefused && error.reason === reason;

describe('leitura: imagem', () => {
  it('opens a picture as people see it, turned as the camera noted', async () => {
    const half = Buffer.alloc(300 * 200, 20).fill(220, 0, 300 * 100);
    const jpeg = await sharp(half, {raw: {width: 300, height: 200, channels: 1}})
      .jpeg()
      .withMetadata({orientation: 6})
      .toBuffer();
    const image = await openImage(file(jpeg));
    assert.deepEqual([image.width, image.height], [200, 300]);
    assert.deepEqual(applyMatrix(image.toView, 200, 300), [1, 1]);
    const at = (x: number) => image.data[150 * 200 + x] ?? -1;
    assert.ok(at(20) < 60 && at(180) > 180);
  });

  it('opens the part that belongs to the receipt, and still knows where it lies', async () => {
    const {png} = drawPhoto(800, 800, [{x: 100, y: 60}]);
    const corners = [
      [0.5, 0],
      [1, 0],
      [1, 0.5],
      [0.5, 0.5],
    ] as const;
    const image = await openImage({...file(png), crop: {cantos: corners}});
    assert.deepEqual([image.width, image.height], [400, 400]);
    assert.deepEqual(
      applyMatrix(image.toView, 200, 400).map(value => Math.round(value * 1000)),
      [750, 500],
    );
  });

  it('refuses what is no picture, and pictures beyond the limit before a pixel is made', async () => {
    await assert.rejects(openImage(file(Buffer.from('%PDF-1.7 and so on'))), refused('ilegivel'));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await assert.rejects(openImage(file(svg)), refused('ilegivel'));
    await assert.rejects(openImage(file(emptyHeic(300))), refused('ilegivel'));
    await assert.rejects(openImage(file(emptyHeic(30_000))), refused('grande_demais'));
    await assert.rejects(openImage(file(bomb(30_000))), refused('grande_demais'));
  });

  it('finds a paper by its edges, turned as it lies', async () => {
    const {png, corners} = drawPhoto(1000, 1100, [{x: 260, y: 120, angle: 7}]);
    const image = await openImage(file(png));
    const papers = await findPapers(image);
    assert.equal(papers.length, 1);
    assertCantos(image, papers[0], corners[0]!);
  });

  it('finds two papers side by side', async () => {
    const {png, corners} = drawPhoto(1400, 900, [
      {x: 70, y: 110, angle: -2},
      {x: 780, y: 100, angle: 3},
    ]);
    const image = await openImage(file(png));
    const papers = [...(await findPapers(image))].sort((a, b) => a.corners[0][0] - b.corners[0][0]);
    assert.equal(papers.length, 2);
    papers.forEach((paper, i) => assertCantos(image, paper, corners[i]!));
  });

  it('finds no paper where there is nothing written', async () => {
    const white = await sharp({create: {width: 600, height: 800, channels: 3, background: '#eee'}})
      .png()
      .toBuffer();
    assert.deepEqual(await findPapers(await openImage(file(white))), []);
  });

  it('levels a paper, whichever way it lies', async () => {
    for (const angle of [9, 96]) {
      const {png} = drawPhoto(1100, 1100, [{x: angle > 90 ? 850 : 300, y: 160, angle}]);
      const image = await openImage(file(png));
      const [paper] = await findPapers(image);
      const straight = await straighten(image, paper);
      assert.ok(Math.abs(straight.height / straight.width - STRIP.height / STRIP.width) < 0.1);
      const {sideways, lines} = await studyInk(straight);
      assert.equal(sideways, false);
      const long = lines.filter(({length}) => length > 12);
      assert.ok(long.length >= 5);
      for (const line of long) {
        const feet = line.map(({y1}) => y1).sort((a, b) => a - b);
        assert.ok(feet[Math.floor(feet.length * 0.9)]! - feet[Math.floor(feet.length * 0.1)]! <= 5);
      }
    }
  });
});
