import assert from 'node:assert/strict';
import type {SKRSContext2D} from '@napi-rs/canvas';
import sharp from 'sharp';
import {applyMatrix, scaleToUnit} from '../../document/geometry';
import {findPapers, straighten, studyInk, type PageImage} from '../../image';
import {drawPhoto, type DrawnPhoto} from './drawn-photo';

const EDGE_SIDE = 1200;

async function gray({png, width, height}: DrawnPhoto): Promise<PageImage> {
  const data = await sharp(png).greyscale().toColourspace('b-w').raw().toBuffer();
  return {width, height, data: new Uint8Array(data), toView: scaleToUnit(width, height)};
}

/** Paints a printed page over the whole table, slightly darker than a receipt. */
function newspaper(brush: SKRSContext2D): void {
  brush.fillStyle = '#cfcdc2';
  brush.fillRect(0, 0, EDGE_SIDE, EDGE_SIDE);
  brush.fillStyle = '#333';
  brush.font = '20px Letra';
  for (let y = 20; y < EDGE_SIDE; y += 26)
    brush.fillText('a prefeitura anunciou que o valor das obras '.repeat(6), 3, y);
}

/** Adds the pixel pattern of a photo of a screen, on light areas and, unevenly, on dark ones. */
function granular({width, height, data, toView}: PageImage): PageImage {
  const grainy = data.map((tone, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const dark = (x % 7 < 3 && y % 7 < 3 ? 1 : 0) * (tone > 128 ? 38 : 12 + ((x * 7 + y * 13) % 29));
    return Math.max(0, tone - dark);
  });
  return {width, height, data: grainy, toView};
}

describe('leitura: imagem dificil', () => {
  it('finds a paper that lies on print', async () => {
    const drawing = drawPhoto(EDGE_SIDE, EDGE_SIDE, [{x: 330, y: 260, angle: 6}], newspaper);
    const image = await gray(drawing);
    const papers = await findPapers(image);
    assert.equal(papers.length, 1);
    papers[0]!.corners.forEach(([x, y], i) => {
      const [vx, vy] = applyMatrix(image.toView, x, y);
      const [ex, ey] = drawing.corners[0]![i]!;
      assert.ok(Math.hypot(vx - ex, vy - ey) < 0.02, `corner ${i}: ${vx}, ${vy} instead of ${ex}, ${ey}`);
    });
  });

  it('measures letters, not the grain of a screen', async () => {
    const image = granular(await gray(drawPhoto(EDGE_SIDE, EDGE_SIDE, [{x: 300, y: 260, angle: 2}])));
    const straight = await straighten(image, (await findPapers(image))[0]);
    const {letterHeight: letter, spots} = await studyInk(straight);
    assert.ok(letter >= 12 && letter <= 30, `${letter}`);
    assert.ok(spots.length < 900, `${spots.length}`);
  });

  it('leaves empty what is too dark to be paper', async () => {
    const straight = await straighten(
      granular(
        await gray(
          drawPhoto(EDGE_SIDE, EDGE_SIDE, [{x: 300, y: 260}], brush => {
            brush.fillStyle = '#1c1a18';
            brush.fillRect(0, 0, EDGE_SIDE, EDGE_SIDE);
          }),
        ),
      ),
    );
    const start = straight.width * Math.round(straight.height * 0.1);
    const margin = straight.data.subarray(start, start + straight.width);
    assert.equal(
      margin.find(tone => tone < 255),
      undefined,
    );
  });
});
