import assert from 'node:assert/strict';
import sharp from 'sharp';
import {scaleToUnit, placeInView} from '../../document/geometry';
import type {Page} from '../../document/types';
import {findPapers, straighten, rotateImage, type QuarterTurn, type PageImage} from '../../image';
import {closeOcr, ENGINES, prepareSheet, recognise, type Engine} from '../../ocr';
import {COUPON, drawPhoto, type DrawnPhoto} from '../image/drawn-photo';

const LOCATION = {arquivo: 0, number: 1};

async function opening({png, width, height}: DrawnPhoto): Promise<PageImage> {
  const data = await sharp(png).greyscale().toColourspace('b-w').raw().toBuffer();
  return {width, height, data, toView: scaleToUnit(width, height)};
}

async function read(image: PageImage, engine: Engine): Promise<Page> {
  return (await recognise(await prepareSheet(image, LOCATION), engine)) ?? assert.fail(`${engine} does not run here`);
}

/** Removes accents, which the nets do not know. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

function assertWords({words}: Page, engine: Engine): void {
  const normalise = engine === 'redes' ? withoutAccents : String;
  const readings = new Set(words.map(({text}) => normalise(text)));
  const expected = COUPON.flat().flatMap(text => normalise(text).split(' '));
  const remainingEngines = expected.filter(word => word !== '' && !readings.has(word));
  assert.ok(remainingEngines.length <= 2, `not read: ${remainingEngines.join(' ')}`);
}

/** The position of the amount in the line of the total. */
function placeOfTotal(page: Page): [number, number] {
  const {words} = page;
  const label = words.find(({text}) => text === 'TOTAL') ?? assert.fail('no total');
  const value = words
    .filter(({text}) => text === '560,00')
    .sort((a, b) => Math.abs(a.box.y0 - label.box.y0) - Math.abs(b.box.y0 - label.box.y0))[0];
  const {cantos: corners} = placeInView(page, (value ?? assert.fail('no amount')).box);
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  return [mean(0), mean(1)];
}

function assertNear([x, y]: [number, number], [ex, ey]: [number, number]): void {
  assert.ok(Math.hypot(x - ex, y - ey) < 0.012, `${x}, ${y} instead of ${ex}, ${ey}`);
}

describe('leitura: ocr', () => {
  after(closeOcr);

  for (const engine of ENGINES) {
    it(`reads a tilted paper and says where on the photo each word lies: ${engine}`, async () => {
      const photo = drawPhoto(1000, 1000, [{x: 260, y: 120, angle: 8}]);
      const image = await opening(photo);
      const [paper] = await findPapers(image);
      const page = await read(await straighten(image, paper), engine);
      assertWords(page, engine);
      assert.ok(page.words.every(({confidence}) => confidence > 0 && confidence <= 1));
      assertNear(placeOfTotal(page), photo.totals[0]!);
    });

    for (const turn of [90, 180, 270] as const satisfies QuarterTurn[]) {
      it(`reads a page turned by ${turn} degrees: ${engine}`, async () => {
        const photo = drawPhoto(600, 640, [{x: 20, y: 20}]);
        const page = await read(rotateImage(await opening(photo), turn), engine);
        assert.deepEqual([page.width, page.height], [600, 640]);
        assertWords(page, engine);
        assertNear(placeOfTotal(page), photo.totals[0]!);
      });
    }

    it(`reads no words where there are none: ${engine}`, async () => {
      const data = new Uint8Array(300 * 400).fill(250);
      const page = await read({width: 300, height: 400, data, toView: scaleToUnit(300, 400)}, engine);
      assert.deepEqual(page.words, []);
    });
  }
});
