import {deformar, deMat, mapaPara, medidas, paraMat} from './deformar';
import {girar} from './girar';
import {igualarLuz} from './luz';
import {comOpenCv} from './opencv';
import type {Giro, ImagemCinza, Papel, Quadrilatero} from './tipos';

/** Long, narrow strips are coupons: few characters a line. Sheets are printed small and need more pixels. */
const LARGURAS = {tira: 1200, folha: 2300} as const;
const LADO_MAIOR = 4500;

function tamanhoDeLeitura(cantos: Quadrilatero): {largura: number; altura: number} {
  const {largura, altura} = medidas(cantos);
  const [curto, longo] = [Math.min(largura, altura), Math.max(largura, altura)];
  const alvo = longo / curto > 1.55 ? LARGURAS.tira : LARGURAS.folha;
  const escala = Math.min(alvo / curto, LADO_MAIOR / longo, 2.5);
  return {largura: Math.round(largura * escala), altura: Math.round(altura * escala)};
}

/**
 * A paper seen from the front, in a size good to read and with even light; the whole picture when no paper is given.
 * `angulo` turns the result by quarter turns, clockwise.
 */
export async function endireitar(imagem: ImagemCinza, papel?: Papel, angulo: Giro = 0): Promise<ImagemCinza> {
  const {largura: w, altura: h} = imagem;
  const cantos: Quadrilatero = papel?.cantos ?? [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const {largura, altura} = tamanhoDeLeitura(cantos);
  const plana = await deformar(imagem, await mapaPara(cantos, largura, altura), largura, altura);
  const clara = await comOpenCv((cv, guardar) => {
    const cinza = guardar(paraMat(cv, plana));
    igualarLuz(cv, guardar, cinza);
    return deMat(cinza, plana.paraVista);
  });
  return girar(clara, angulo);
}
