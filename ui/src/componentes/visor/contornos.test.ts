import assert from 'node:assert/strict';
import {caixaDe, caminhoAoRedor, comFolga, pontosDe, rolagemAte, zoomLegivel} from './contornos.ts';

const CANTOS = [
  [0.25, 0.5],
  [0.75, 0.5],
  [0.75, 0.625],
  [0.25, 0.625],
] as const;
const JANELA = {left: 100, top: 100, width: 400, height: 600};

describe('outlines on a page', () => {
  it('leaves what it encloses free, and stays on the page', () => {
    assert.equal(pontosDe(comFolga(CANTOS, 0.125)), '0.125,0.375 0.875,0.375 0.875,0.75 0.125,0.75');
    assert.equal(pontosDe(comFolga(CANTOS, 0.6)), '0,0 1,0 1,1 0,1');
  });

  it('knows the upright box around a tilted place', () => {
    const tilted = [
      [0.25, 0.5],
      [0.75, 0.25],
      [0.75, 0.375],
      [0.25, 0.625],
    ] as const;
    assert.deepEqual(caixaDe(tilted), {x: 0.25, y: 0.25, largura: 0.5, altura: 0.375});
  });

  it('dims everything around a part', () => {
    assert.equal(caminhoAoRedor(CANTOS), 'M0 0H1V1H0Z M0.25 0.5L0.75 0.5L0.75 0.625L0.25 0.625Z');
  });

  it('does not scroll to what is in sight', () => {
    assert.deepEqual(rolagemAte({left: 150, top: 200, width: 100, height: 20}, JANELA), {left: 0, top: 0});
  });

  it('brings what is out of sight to the middle', () => {
    assert.deepEqual(rolagemAte({left: 150, top: 900, width: 100, height: 20}, JANELA), {left: 0, top: 510});
  });

  it('shows what is larger than the window from its beginning', () => {
    assert.deepEqual(rolagemAte({left: 50, top: 200, width: 900, height: 20}, JANELA), {left: -74, top: 0});
  });

  it('comes nearer only to print that is too small to read, and never so that a line leaves the window', () => {
    assert.equal(zoomLegivel(100, {width: 300, height: 24}, 400), 100);
    assert.equal(zoomLegivel(100, {width: 60, height: 15}, 400), 150);
    assert.equal(zoomLegivel(100, {width: 200, height: 8}, 400), 175);
    assert.equal(zoomLegivel(100, {width: 360, height: 8}, 400), 100);
    assert.equal(zoomLegivel(100, {width: 20, height: 2}, 400), 225);
  });
});
