import {readBars} from '@clube/barcode';
import {notaDosCodigos, type TextoDeCodigo} from './dos-textos';
import {emCinza} from './pixels';

const emBarras = (texto: string): TextoDeCodigo => ({qr: false, texto});

/** The bars of keys in a picture, however they lie, blurred, or right beside a frame, where general readers give up. */
export async function lerBarrasDe(pixels: ImageData): Promise<TextoDeCodigo[]> {
  const {readings} = await readBars(emCinza(pixels), 1, texto => notaDosCodigos([emBarras(texto)]) !== undefined);
  return readings.map(({text}) => emBarras(text));
}
