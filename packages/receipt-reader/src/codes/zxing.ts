import {readFile} from 'node:fs/promises';
import type {GrayImage, TextInBars} from '@clube/barcode';
import type {ReaderOptions, ReadResult} from '@clube/barcode/zxing';

type Leitor = typeof import('@clube/barcode/zxing');
let leitor: Promise<Leitor> | undefined;

async function carregar(): Promise<Leitor> {
  const zxing = await import('@clube/barcode/zxing');
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await zxing.prepareZxing(new Uint8Array(wasm).buffer);
  return zxing;
}

export async function decodificar(imagem: GrayImage, opcoes: ReaderOptions): Promise<ReadResult[]> {
  leitor ??= carregar();
  return (await leitor).readCodes(imagem, opcoes);
}

/** The bars in a profile of brightness across them. */
export async function lerPerfil(valores: Uint8Array): Promise<TextInBars[]> {
  leitor ??= carregar();
  return (await leitor).readProfile(valores);
}
