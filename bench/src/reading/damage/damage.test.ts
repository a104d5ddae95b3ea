import assert from 'node:assert/strict';
import {createRandom, qrSymbol, type Sheet} from '@clube/seeds/drawing';
import sharp from 'sharp';
import {photographSheet} from './photo';
import {cornersOf} from './position';
import {codeCentre, photoView, wholeView} from './visibility';

const sheet: Sheet = {
  width: 200,
  height: 400,
  marks: [
    {kind: 'text', x: 20, y: 30, text: 'NO ALTO', font: 'sans', size: 8},
    {kind: 'text', x: 20, y: 200, text: 'NO MEIO', font: 'sans', size: 8},
    qrSymbol('https://exemplo', 60, 300, 80),
  ],
};

const flat = (centreY: number) =>
  cornersOf(sheet.width, sheet.height, {angle: 0, tilt: [0, 0], scale: 2, centre: [250, centreY]});

describe('damage done to pictures', () => {
  it('leaves everything to be seen on a picture that shows the whole sheet', () => {
    assert.deepEqual(photoView(sheet, flat(420), 500, 840), wholeView([sheet]));
  });

  it('knows what lies outside the picture', () => {
    const withoutEnd = photoView(sheet, flat(620), 500, 840);
    assert.deepEqual(withoutEnd, {texts: ['NO ALTO', 'NO MEIO'], codigo: false});
    const withoutStart = photoView(sheet, flat(300), 500, 840);
    assert.deepEqual(withoutStart, {texts: ['NO MEIO'], codigo: true});
  });

  it('knows what a burnt spot hides', () => {
    const glare = codeCentre(sheet);
    assert.deepEqual(photoView(sheet, flat(420), 500, 840, glare), {
      texts: ['NO ALTO', 'NO MEIO'],
      codigo: false,
    });
  });

  it('takes pictures of every grade, a turned one marked so or turned in its pixels', async () => {
    for (const grade of [0, 1, 2, 3, 4] as const) {
      const {jpeg} = await photographSheet(sheet, grade, createRandom(`nivel ${grade}`));
      const {format, width, height} = await sharp(jpeg).metadata();
      assert.equal(format, 'jpeg');
      assert.ok(Math.min(width, height) >= 1000);
    }
  });
});
