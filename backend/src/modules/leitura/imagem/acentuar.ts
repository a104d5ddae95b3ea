import {deMat, paraMat} from './deformar';
import {comOpenCv} from './opencv';
import type {ImagemCinza} from './tipos';

/** How much of the difference to the smoothed picture is added. */
const FORCA = 2;

/** Sharpens strokes that are about four times `raio` pixels apart: what a shaken or unfocused photo has smeared. */
export async function acentuar(imagem: ImagemCinza, raio: number): Promise<ImagemCinza> {
  return comOpenCv((cv, guardar) => {
    const cinza = guardar(paraMat(cv, imagem));
    const lisa = guardar(new cv.Mat());
    cv.GaussianBlur(cinza, lisa, new cv.Size(0, 0), raio);
    cv.addWeighted(cinza, 1 + FORCA, lisa, -FORCA, 0, cinza);
    return deMat(cinza, imagem.paraVista);
  });
}
