import sharp from 'sharp';
import {decodificarHeic, ehHeic, pixelsDoHeic} from './heic';
import {ImagemRecusada} from './types';

/** Sixty megapixels: above what phones take. */
const LIMITE_PIXELS = 60_000_000;
const LADO_MAIOR = 3000;
/** Drawn anew from a picture that was compressed already: small print has to stay readable. */
const QUALIDADE = 92;

/**
 * A picture as browsers can show it, upright, and nothing of what stood beside it in the file: HEIC as a JPEG at most
 * 3,000 pixels long, another one that cannot be shown as it came with all its pixels, as far as it goes. Throws
 * ImagemRecusada for larger ones.
 */
export async function desenharVista(conteudo: Buffer): Promise<Buffer> {
  if (!ehHeic(conteudo))
    return sharp(conteudo, {limitInputPixels: LIMITE_PIXELS, failOn: 'none', sequentialRead: true})
      .autoOrient()
      .flatten({background: '#fff'})
      .jpeg({quality: QUALIDADE})
      .toBuffer();
  if (pixelsDoHeic(conteudo) > LIMITE_PIXELS) throw new ImagemRecusada('grande_demais');
  return (await decodificarHeic(conteudo))
    .flatten({background: '#fff'})
    .resize({width: LADO_MAIOR, height: LADO_MAIOR, fit: 'inside', withoutEnlargement: true})
    .jpeg({quality: 82})
    .toBuffer();
}
