import decode from 'heic-decode';
import sharp, {type Sharp} from 'sharp';

const MARCAS = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The sizes stand before the picture's data. */
const CABECALHO = 1 << 18;

/** Told by the file's first box; AVIF comes in the same container and is left to the ordinary decoder. */
export function ehHeic(conteudo: Buffer): boolean {
  const caixa = conteudo.subarray(0, Math.min(64, conteudo.length)).toString('latin1');
  return caixa.slice(4, 8) === 'ftyp' && MARCAS.has(caixa.slice(8, 12)) && !caixa.includes('avif');
}

/** The pixels of the largest picture that the file announces (its tiles and its thumbnail are smaller). */
export function pixelsDoHeic(conteudo: Buffer): number {
  const cabecalho = conteudo.subarray(0, CABECALHO);
  let maior = 0;
  for (let onde = cabecalho.indexOf('ispe'); onde >= 0; onde = cabecalho.indexOf('ispe', onde + 4)) {
    if (onde + 16 > cabecalho.length) break;
    maior = Math.max(maior, cabecalho.readUInt32BE(onde + 8) * cabecalho.readUInt32BE(onde + 12));
  }
  return maior;
}

/** sharp is built without a licence for HEVC, so phones' HEIC pictures are decoded first; their turn is applied. */
export async function decodificarHeic(conteudo: Buffer): Promise<Sharp> {
  const {width, height, data} = await decode({buffer: conteudo});
  return sharp(data, {raw: {width, height, channels: 4}});
}
