import assert from 'node:assert/strict';
import sharp from 'sharp';
import {createCatalogue} from '../catalogue';
import {drawPremio, renderNivelImage, renderPortrait, renderPremioImage} from '.';

describe('imagens', () => {
  const {premios} = createCatalogue({seed: 'teste', today: '2026-11-21'});

  it('draws every prize differently', () => {
    const pictures = premios.map(({drawing}) => drawPremio(drawing));
    assert.equal(new Set(pictures).size, premios.length);
  });

  it('renders a prize as a square PNG of 960 pixels, the same every time', async () => {
    const drawing = {motif: 'parafusadeira', colour: 'anil', codigo: '201'} as const;
    const [once, again] = await Promise.all([renderPremioImage(drawing), renderPremioImage(drawing)]);
    assert.deepEqual(once, again);
    const {format, width, height} = await sharp(once).metadata();
    assert.deepEqual({format, width, height}, {format: 'png', width: 960, height: 960});
  });

  it('fills the can of a higher level more', async () => {
    const painted = async (filled: number) => {
      const {channels} = await sharp(await renderNivelImage('#c7401c', filled)).stats();
      return channels[1]?.mean ?? 0;
    };
    // Less green light comes back from a red that covers more.
    assert.ok((await painted(1)) < (await painted(0.25)));
  });

  it('draws a portrait for each painter, the same every time', async () => {
    const [once, again, other] = await Promise.all([renderPortrait('1'), renderPortrait('1'), renderPortrait('2')]);
    assert.deepEqual(once, again);
    assert.notDeepEqual(once, other);
    const {width, height} = await sharp(once).metadata();
    assert.deepEqual([width, height], [480, 480]);
  });
});
