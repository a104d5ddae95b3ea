import {lerBarras} from '@clube/barcode';
import {notaDosCodigos, type TextoDeCodigo} from './dos-textos';
import {emCinza} from './pixels';

const emBarras = (texto: string): TextoDeCodigo => ({qr: false, texto});

/** The bars of keys in a picture, however they lie, blurred, or right beside a frame, where general readers give up. */
export async function lerBarrasDe(pixels: ImageData): Promise<TextoDeCodigo[]> {
  const {lidas} = await lerBarras(emCinza(pixels), 1, texto => notaDosCodigos([emBarras(texto)]) !== undefined);
  return lidas.map(({texto}) => emBarras(texto));
}
