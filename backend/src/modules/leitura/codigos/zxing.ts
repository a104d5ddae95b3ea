import {readFile} from 'node:fs/promises';
import type {Cinza, TextoEmBarras} from '@clube/domain';
import type {ReaderOptions, ReadResult} from 'zxing-wasm/reader';

type Leitor = (imagem: Uint8Array, opcoes: ReaderOptions) => Promise<ReadResult[]>;
let leitor: Promise<Leitor> | undefined;

async function carregar(): Promise<Leitor> {
  const {prepareZXingModule, readBarcodes} = await import('zxing-wasm/reader');
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  // Without the binary the package would fetch it from the network.
  await prepareZXingModule({overrides: {wasmBinary: new Uint8Array(wasm).buffer}, fireImmediately: true});
  return readBarcodes;
}

/** A picture in the simplest format there is: a quarter of the bytes of a picture with colours. */
function pgm({largura, altura, dados}: Cinza): Uint8Array {
  const cabeca = new TextEncoder().encode(`P5\n${largura} ${altura}\n255\n`);
  const arquivo = new Uint8Array(cabeca.length + dados.length);
  arquivo.set(cabeca);
  arquivo.set(dados, cabeca.length);
  return arquivo;
}

export async function decodificar(imagem: Cinza, opcoes: ReaderOptions): Promise<ReadResult[]> {
  leitor ??= carregar();
  return (await leitor)(pgm(imagem), opcoes);
}

/** As many equal rows make a picture of a profile. */
const LINHAS = 6;

/** The bars in a profile of brightness across them. */
export async function lerPerfil(valores: Uint8Array): Promise<TextoEmBarras[]> {
  const dados = new Uint8Array(valores.length * LINHAS);
  for (let linha = 0; linha < LINHAS; linha++) dados.set(valores, linha * valores.length);
  const lidos = await decodificar(
    {largura: valores.length, altura: LINHAS, dados},
    {formats: ['Code128'], tryHarder: true, tryRotate: true, tryInvert: false, tryDownscale: false, minLineCount: 2},
  );
  return lidos.map(({text, position}) => ({texto: text, invertido: position.topLeft.x > position.topRight.x}));
}
