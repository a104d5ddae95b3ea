import assert from 'node:assert/strict';
import type {SKRSContext2D} from '@napi-rs/canvas';
import sharp from 'sharp';
import {aplicar, escala} from '../../document/geometry';
import {acharPapeis, endireitar, estudar, type ImagemCinza} from '../../image';
import {desenharFoto, type Desenho} from './drawn-photo';

const LADO = 1200;

async function cinza({png, largura, altura}: Desenho): Promise<ImagemCinza> {
  const dados = await sharp(png).greyscale().toColourspace('b-w').raw().toBuffer();
  return {largura, altura, dados: new Uint8Array(dados), paraVista: escala(largura, altura)};
}

/** A printed page all over the table, a little darker than a receipt. */
function jornal(pincel: SKRSContext2D): void {
  pincel.fillStyle = '#cfcdc2';
  pincel.fillRect(0, 0, LADO, LADO);
  pincel.fillStyle = '#333';
  pincel.font = '20px Letra';
  for (let y = 20; y < LADO; y += 26) pincel.fillText('a prefeitura anunciou que o valor das obras '.repeat(6), 3, y);
}

/** The pattern that a photo of a screen shows, on the light and, unevenly, on the dark. */
function granular({largura, altura, dados, paraVista}: ImagemCinza): ImagemCinza {
  const grao = dados.map((tom, i) => {
    const [x, y] = [i % largura, Math.floor(i / largura)];
    const escuro = (x % 7 < 3 && y % 7 < 3 ? 1 : 0) * (tom > 128 ? 38 : 12 + ((x * 7 + y * 13) % 29));
    return Math.max(0, tom - escuro);
  });
  return {largura, altura, dados: grao, paraVista};
}

describe('leitura: imagem dificil', () => {
  it('finds a paper that lies on print', async () => {
    const desenho = desenharFoto(LADO, LADO, [{x: 330, y: 260, angulo: 6}], jornal);
    const imagem = await cinza(desenho);
    const papeis = await acharPapeis(imagem);
    assert.equal(papeis.length, 1);
    papeis[0]!.cantos.forEach(([x, y], i) => {
      const [vx, vy] = aplicar(imagem.paraVista, x, y);
      const [ex, ey] = desenho.cantos[0]![i]!;
      assert.ok(Math.hypot(vx - ex, vy - ey) < 0.02, `corner ${i}: ${vx}, ${vy} instead of ${ex}, ${ey}`);
    });
  });

  it('measures letters, not the grain of a screen', async () => {
    const imagem = granular(await cinza(desenharFoto(LADO, LADO, [{x: 300, y: 260, angulo: 2}])));
    const reta = await endireitar(imagem, (await acharPapeis(imagem))[0]);
    const {letra, manchas} = await estudar(reta);
    assert.ok(letra >= 12 && letra <= 30, `${letra}`);
    assert.ok(manchas.length < 900, `${manchas.length}`);
  });

  it('leaves empty what is too dark to be paper', async () => {
    const reta = await endireitar(
      granular(
        await cinza(
          desenharFoto(LADO, LADO, [{x: 300, y: 260}], pincel => {
            pincel.fillStyle = '#1c1a18';
            pincel.fillRect(0, 0, LADO, LADO);
          }),
        ),
      ),
    );
    const inicio = reta.largura * Math.round(reta.altura * 0.1);
    const margem = reta.dados.subarray(inicio, inicio + reta.largura);
    assert.equal(
      margem.find(tom => tom < 255),
      undefined,
    );
  });
});
