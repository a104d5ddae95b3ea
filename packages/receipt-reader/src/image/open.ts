import sharp, {type Sharp} from 'sharp';
import {escala} from '../document/geometry';
import type {ArquivoParaLer} from '../document/types';
import {decodificarHeic, ehHeic, pixelsDoHeic} from './heic';
import {recortar} from './sample';
import {ImagemRecusada, type ImagemCinza} from './types';

/** Sixty megapixels: above what phones take, far below what would fill the memory. */
const LIMITE_PIXELS = 60_000_000;
const LADO_MAIOR = 4000;
const FORMATOS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Looks at the header only, so that a bomb is refused before a pixel of it is made. */
async function conferir(conteudo: Buffer): Promise<void> {
  if (ehHeic(conteudo)) return limitar(pixelsDoHeic(conteudo));
  const {format, width, height} = await sharp(conteudo, {limitInputPixels: false}).metadata();
  if (!FORMATOS.has(format)) throw new ImagemRecusada('ilegivel');
  limitar(width * height);
}

function limitar(pixels: number): void {
  if (pixels > LIMITE_PIXELS) throw new ImagemRecusada('grande_demais');
}

async function decodificar(fonte: Sharp): Promise<ImagemCinza> {
  const {data, info} = await fonte
    .flatten({background: '#fff'})
    .resize({width: LADO_MAIOR, height: LADO_MAIOR, fit: 'inside', withoutEnlargement: true})
    .greyscale()
    .toColourspace('b-w')
    .raw({depth: 'uchar'})
    .toBuffer({resolveWithObject: true});
  return {largura: info.width, altura: info.height, dados: data, paraVista: escala(info.width, info.height)};
}

/**
 * A receipt's picture as people see it (turned as the camera noted), in grey, at most 4,000 pixels long; only the part
 * that belongs to the receipt where the file says so. A file that ends too early is read as far as it goes.
 * Throws ImagemRecusada for anything that is no JPEG, PNG, WebP or HEIC or has more than 60 million pixels.
 */
export async function abrirImagem(arquivo: ArquivoParaLer): Promise<ImagemCinza> {
  const conteudo = await arquivo.conteudo();
  try {
    await conferir(conteudo);
    const fonte = ehHeic(conteudo)
      ? await decodificarHeic(conteudo)
      : sharp(conteudo, {limitInputPixels: LIMITE_PIXELS, failOn: 'none', sequentialRead: true}).autoOrient();
    const imagem = await decodificar(fonte);
    return arquivo.recorte?.cantos ? await recortar(imagem, arquivo.recorte.cantos) : imagem;
  } catch (erro) {
    throw erro instanceof ImagemRecusada ? erro : new ImagemRecusada('ilegivel', {cause: erro});
  }
}
