import {readFile} from 'node:fs/promises';
import sharp, {type OverlayOptions, type Sharp} from 'sharp';
import {prepareZXingModule, writeBarcode} from 'zxing-wasm/writer';
import {escala} from '../../document/geometry';
import type {ImagemCinza} from '../../image/types';

let pronto: Promise<unknown> | undefined;

async function preparar(): Promise<void> {
  pronto ??= readFile(require.resolve('zxing-wasm/writer/zxing_writer.wasm')).then(wasm =>
    prepareZXingModule({overrides: {wasmBinary: new Uint8Array(wasm).buffer}, fireImmediately: true}),
  );
  await pronto;
}

/** A code as black on white with a quiet zone, `modulo` pixels a module; bars are `altura` pixels high. */
export async function desenhar(
  format: 'QRCode' | 'Code128',
  texto: string,
  modulo: number,
  altura = 0,
): Promise<Buffer> {
  await preparar();
  const {symbol, error} = await writeBarcode(texto, {format});
  if (error) throw new Error(error);
  const largura = symbol.width * modulo;
  const pixels = sharp(Buffer.from(symbol.data), {raw: {width: symbol.width, height: symbol.height, channels: 1}});
  const [x, y] = [12 * modulo, 10 * modulo];
  const desenho = await pixels
    .resize({
      width: Math.round(largura),
      height: altura || Math.round(symbol.height * modulo),
      kernel: 'nearest',
      fit: 'fill',
    })
    .png()
    .toBuffer();
  return sharp(desenho)
    .extend({left: Math.round(x), right: Math.round(x), top: Math.round(y), bottom: Math.round(y), background: '#fff'})
    .png()
    .toBuffer();
}

/** The dark modules of a QR code, column and row from its upper left. */
export async function modulosDoQrCode(texto: string): Promise<(readonly [coluna: number, fila: number])[]> {
  await preparar();
  const {symbol, error} = await writeBarcode(texto, {format: 'QRCode'});
  if (error) throw new Error(error);
  return [...symbol.data].flatMap((tom, i) =>
    tom < 128 ? [[i % symbol.width, Math.floor(i / symbol.width)] as const] : [],
  );
}

export interface Colado extends Pick<OverlayOptions, 'left' | 'top'> {
  input: Buffer;
}

/** Codes laid on a sheet of grey paper. */
export function folha(largura: number, altura: number, colados: readonly Colado[]): Sharp {
  return sharp({create: {width: largura, height: altura, channels: 3, background: '#f2f0ea'}})
    .composite([...colados])
    .png();
}

/** Fixes what was done so far, so that the next operation sees its result. */
export const fixar = async (imagem: Sharp): Promise<Sharp> => sharp(await imagem.toBuffer());

export async function cinza(imagem: Sharp): Promise<ImagemCinza> {
  const {data, info} = await imagem.greyscale().toColourspace('b-w').raw().toBuffer({resolveWithObject: true});
  return {largura: info.width, altura: info.height, dados: data, paraVista: escala(info.width, info.height)};
}

/** Grey noise, the same every time. */
export function chuvisco(largura: number, altura: number): ImagemCinza {
  let semente = 1;
  const dados = Uint8Array.from({length: largura * altura}, () => {
    semente = (semente * 1103515245 + 12345) & 0x7fffffff;
    return semente >> 16;
  });
  return {largura, altura, dados, paraVista: escala(largura, altura)};
}
