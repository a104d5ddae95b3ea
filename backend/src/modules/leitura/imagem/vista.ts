import {decodificarHeic, pixelsDoHeic} from './heic';
import {ImagemRecusada} from './tipos';

/** Sixty megapixels: above what phones take. */
const LIMITE_PIXELS = 60_000_000;
const LADO_MAIOR = 3000;

/** A HEIC picture as browsers can show it: a JPEG at most 3,000 pixels long. Throws ImagemRecusada for larger ones. */
export async function desenharVista(conteudo: Buffer): Promise<Buffer> {
  if (pixelsDoHeic(conteudo) > LIMITE_PIXELS) throw new ImagemRecusada('grande_demais');
  return (await decodificarHeic(conteudo))
    .flatten({background: '#fff'})
    .resize({width: LADO_MAIOR, height: LADO_MAIOR, fit: 'inside', withoutEnlargement: true})
    .jpeg({quality: 82})
    .toBuffer();
}
