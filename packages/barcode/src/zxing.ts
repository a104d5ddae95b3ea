import {prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult} from 'zxing-wasm/reader';
import type {Cinza} from './cinza.js';
import type {Lido} from './corridas.js';

export type {ReaderOptions, ReadResult} from 'zxing-wasm/reader';

/**
 * Says where the reader's program is: its bytes, or an address of our own. Must come before the first reading, for the
 * package would fetch it from a public network otherwise.
 */
export async function prepareZxing(wasm: ArrayBuffer | string): Promise<void> {
  const overrides = typeof wasm === 'string' ? {locateFile: () => wasm} : {wasmBinary: wasm};
  await prepareZXingModule({overrides, fireImmediately: typeof wasm !== 'string'});
}

/** A picture in the simplest format there is: a quarter of the bytes of a picture with colours. */
function pgm({largura, altura, dados}: Cinza): Uint8Array {
  const cabeca = new TextEncoder().encode(`P5\n${largura} ${altura}\n255\n`);
  const arquivo = new Uint8Array(cabeca.length + dados.length);
  arquivo.set(cabeca);
  arquivo.set(dados, cabeca.length);
  return arquivo;
}

/** Every code of the asked formats in a picture, grey or as a canvas gives it. */
export function readCodes(imagem: Cinza | ImageData, opcoes: ReaderOptions): Promise<ReadResult[]> {
  return readBarcodes('dados' in imagem ? pgm(imagem) : imagem, opcoes);
}

/** As many equal rows make a picture of a profile. */
const LINHAS = 6;

/** The bars in a profile of brightness across them. */
export async function readProfile(valores: Uint8Array): Promise<Lido[]> {
  const dados = new Uint8Array(valores.length * LINHAS);
  for (let linha = 0; linha < LINHAS; linha++) dados.set(valores, linha * valores.length);
  const lidos = await readCodes(
    {largura: valores.length, altura: LINHAS, dados},
    {formats: ['Code128'], tryHarder: true, tryRotate: true, tryInvert: false, tryDownscale: false, minLineCount: 2},
  );
  return lidos.map(({text, position}) => ({texto: text, invertido: position.topLeft.x > position.topRight.x}));
}
