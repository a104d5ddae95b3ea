import assert from 'node:assert/strict';
import {crc32, deflateSync} from 'node:zlib';
import sharp from 'sharp';
import {aplicar} from '../../document/geometry';
import type {ArquivoParaLer} from '../../document/types';
import {abrirImagem, acharPapeis, endireitar, estudar, ImagemRecusada, type ImagemCinza, type Papel} from '../../image';
import {desenharFoto, TIRA} from './drawn-photo';

const arquivo = (conteudo: Buffer): ArquivoParaLer => ({conteudo: async () => conteudo, mime: 'image/png'});

/** A PNG that says it is huge and holds a handful of bytes. */
function bomba(lado: number): Buffer {
  const parte = (tipo: string, dados: Buffer) => {
    const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
    const [tamanho, soma] = [Buffer.alloc(4), Buffer.alloc(4)];
    tamanho.writeUInt32BE(dados.length);
    soma.writeUInt32BE(crc32(corpo));
    return Buffer.concat([tamanho, corpo, soma]);
  };
  const cabeca = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  cabeca.writeUInt32BE(lado, 0);
  cabeca.writeUInt32BE(lado, 4);
  const assinatura = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const dados = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([assinatura, parte('IHDR', cabeca), parte('IDAT', dados), parte('IEND', Buffer.alloc(0))]);
}

/** The head of a HEIC picture that says how large it is, and no picture. */
function heicVazio(lado: number): Buffer {
  const tamanho = Buffer.alloc(12);
  tamanho.writeUInt32BE(lado, 4);
  tamanho.writeUInt32BE(lado, 8);
  const marcas = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x14ispe', 'latin1');
  return Buffer.concat([marcas, tamanho]);
}

function assertCantos(imagem: ImagemCinza, papel: Papel | undefined, esperados: [number, number][]): void {
  assert.ok(papel);
  papel.cantos.forEach(([x, y], i) => {
    const [vx, vy] = aplicar(imagem.paraVista, x, y);
    const [ex, ey] = esperados[i]!;
    assert.ok(Math.hypot(vx - ex, vy - ey) < 0.02, `corner ${i}: ${vx}, ${vy} instead of ${ex}, ${ey}`);
  });
}

const recusada = (motivo: string) => (erro: unknown) => erro instanceof ImagemRecusada && erro.motivo === motivo;

describe('leitura: imagem', () => {
  it('opens a picture as people see it, turned as the camera noted', async () => {
    const metade = Buffer.alloc(300 * 200, 20).fill(220, 0, 300 * 100);
    const jpeg = await sharp(metade, {raw: {width: 300, height: 200, channels: 1}})
      .jpeg()
      .withMetadata({orientation: 6})
      .toBuffer();
    const imagem = await abrirImagem(arquivo(jpeg));
    assert.deepEqual([imagem.largura, imagem.altura], [200, 300]);
    assert.deepEqual(aplicar(imagem.paraVista, 200, 300), [1, 1]);
    const em = (x: number) => imagem.dados[150 * 200 + x] ?? -1;
    assert.ok(em(20) < 60 && em(180) > 180);
  });

  it('opens the part that belongs to the receipt, and still knows where it lies', async () => {
    const {png} = desenharFoto(800, 800, [{x: 100, y: 60}]);
    const cantos = [
      [0.5, 0],
      [1, 0],
      [1, 0.5],
      [0.5, 0.5],
    ] as const;
    const imagem = await abrirImagem({...arquivo(png), recorte: {cantos}});
    assert.deepEqual([imagem.largura, imagem.altura], [400, 400]);
    assert.deepEqual(
      aplicar(imagem.paraVista, 200, 400).map(valor => Math.round(valor * 1000)),
      [750, 500],
    );
  });

  it('refuses what is no picture, and pictures beyond the limit before a pixel is made', async () => {
    await assert.rejects(abrirImagem(arquivo(Buffer.from('%PDF-1.7 and so on'))), recusada('ilegivel'));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await assert.rejects(abrirImagem(arquivo(svg)), recusada('ilegivel'));
    await assert.rejects(abrirImagem(arquivo(heicVazio(300))), recusada('ilegivel'));
    await assert.rejects(abrirImagem(arquivo(heicVazio(30_000))), recusada('grande_demais'));
    await assert.rejects(abrirImagem(arquivo(bomba(30_000))), recusada('grande_demais'));
  });

  it('finds a paper by its edges, turned as it lies', async () => {
    const {png, cantos} = desenharFoto(1000, 1100, [{x: 260, y: 120, angulo: 7}]);
    const imagem = await abrirImagem(arquivo(png));
    const papeis = await acharPapeis(imagem);
    assert.equal(papeis.length, 1);
    assertCantos(imagem, papeis[0], cantos[0]!);
  });

  it('finds two papers side by side', async () => {
    const {png, cantos} = desenharFoto(1400, 900, [
      {x: 70, y: 110, angulo: -2},
      {x: 780, y: 100, angulo: 3},
    ]);
    const imagem = await abrirImagem(arquivo(png));
    const papeis = [...(await acharPapeis(imagem))].sort((a, b) => a.cantos[0][0] - b.cantos[0][0]);
    assert.equal(papeis.length, 2);
    papeis.forEach((papel, i) => assertCantos(imagem, papel, cantos[i]!));
  });

  it('finds no paper where there is nothing written', async () => {
    const branca = await sharp({create: {width: 600, height: 800, channels: 3, background: '#eee'}})
      .png()
      .toBuffer();
    assert.deepEqual(await acharPapeis(await abrirImagem(arquivo(branca))), []);
  });

  it('levels a paper, whichever way it lies', async () => {
    for (const angulo of [9, 96]) {
      const {png} = desenharFoto(1100, 1100, [{x: angulo > 90 ? 850 : 300, y: 160, angulo}]);
      const imagem = await abrirImagem(arquivo(png));
      const [papel] = await acharPapeis(imagem);
      const reta = await endireitar(imagem, papel);
      assert.ok(Math.abs(reta.altura / reta.largura - TIRA.altura / TIRA.largura) < 0.1);
      const {deLado, linhas} = await estudar(reta);
      assert.equal(deLado, false);
      const longas = linhas.filter(({length}) => length > 12);
      assert.ok(longas.length >= 5);
      for (const linha of longas) {
        const pes = linha.map(({y1}) => y1).sort((a, b) => a - b);
        assert.ok(pes[Math.floor(pes.length * 0.9)]! - pes[Math.floor(pes.length * 0.1)]! <= 5);
      }
    }
  });
});
