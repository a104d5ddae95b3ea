import assert from 'node:assert/strict';
import sharp from 'sharp';
import {createCatalogo} from '../catalogo';
import {desenharPremio, renderImagemNivel, renderImagemPremio} from '.';

describe('imagens', () => {
  const {premios} = createCatalogo({seed: 'teste', hoje: '2026-11-21'});

  it('draws every prize differently', () => {
    const pictures = premios.map(({desenho}) => desenharPremio(desenho));
    assert.equal(new Set(pictures).size, premios.length);
  });

  it('renders a prize as a square PNG of 960 pixels, the same every time', async () => {
    const desenho = {motivo: 'parafusadeira', cor: 'anil', codigo: '201'} as const;
    const [once, again] = await Promise.all([renderImagemPremio(desenho), renderImagemPremio(desenho)]);
    assert.deepEqual(once, again);
    const {format, width, height} = await sharp(once).metadata();
    assert.deepEqual({format, width, height}, {format: 'png', width: 960, height: 960});
  });

  it('fills the can of a higher level more', async () => {
    const painted = async (filled: number) => {
      const {channels} = await sharp(await renderImagemNivel('#c7401c', filled)).stats();
      return channels[1]?.mean ?? 0;
    };
    // Less green light comes back from a red that covers more.
    assert.ok((await painted(1)) < (await painted(0.25)));
  });
});
