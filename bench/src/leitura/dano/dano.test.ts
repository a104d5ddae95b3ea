import assert from 'node:assert/strict';
import {createAleatorio, qrSymbol, type Sheet} from '@clube/seeds/desenho';
import sharp from 'sharp';
import {fotografarFolha} from './foto';
import {cantosDe} from './posicao';
import {centroDoCodigo, vistaDaFoto, vistaInteira} from './visibilidade';

const folha: Sheet = {
  width: 200,
  height: 400,
  marks: [
    {kind: 'text', x: 20, y: 30, text: 'NO ALTO', font: 'sans', size: 8},
    {kind: 'text', x: 20, y: 200, text: 'NO MEIO', font: 'sans', size: 8},
    qrSymbol('https://exemplo', 60, 300, 80),
  ],
};

const deitada = (centroY: number) =>
  cantosDe(folha.width, folha.height, {angulo: 0, inclinacao: [0, 0], escala: 2, centro: [250, centroY]});

describe('damage done to pictures', () => {
  it('leaves everything to be seen on a picture that shows the whole sheet', () => {
    assert.deepEqual(vistaDaFoto(folha, deitada(420), 500, 840), vistaInteira([folha]));
  });

  it('knows what lies outside the picture', () => {
    const semFim = vistaDaFoto(folha, deitada(620), 500, 840);
    assert.deepEqual(semFim, {textos: ['NO ALTO', 'NO MEIO'], codigo: false});
    const semComeco = vistaDaFoto(folha, deitada(300), 500, 840);
    assert.deepEqual(semComeco, {textos: ['NO MEIO'], codigo: true});
  });

  it('knows what a burnt spot hides', () => {
    const reflexo = centroDoCodigo(folha);
    assert.deepEqual(vistaDaFoto(folha, deitada(420), 500, 840, reflexo), {
      textos: ['NO ALTO', 'NO MEIO'],
      codigo: false,
    });
  });

  it('takes pictures of every grade, a turned one marked so or turned in its pixels', async () => {
    for (const nivel of [0, 1, 2, 3, 4] as const) {
      const {jpeg} = await fotografarFolha(folha, nivel, createAleatorio(`nivel ${nivel}`));
      const {format, width, height} = await sharp(jpeg).metadata();
      assert.equal(format, 'jpeg');
      assert.ok(Math.min(width, height) >= 1000);
    }
  });
});
