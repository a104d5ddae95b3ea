import {compor} from '../../document/geometry';
import type {Matriz} from '../../document/types';
import {amostrar, redimensionar} from '../sample';
import {medirCurva, type Curva} from './curve';
import {deMat, mapaPara, medidas, paraMat} from '../warp';
import {estudar} from '../study/study';
import {girar} from '../rotate';
import {igualarLuz} from './light';
import {comOpenCv} from '../opencv/opencv';
import type {Giro, ImagemCinza, Papel, Quadrilatero} from '../types';

/** The height of letters, in pixels, that is enough to read them. */
const LETRA = 16;
const LADO_MAIOR = 3600;
/** Lines are measured on a picture of at most this size. */
const LADO_DE_ESTUDO = 2600;
const AUMENTO_MAIOR = 3;

interface Tamanho {
  largura: number;
  altura: number;
}

async function clarear(imagem: ImagemCinza): Promise<ImagemCinza> {
  return comOpenCv((cv, guardar) => {
    const cinza = guardar(paraMat(cv, imagem));
    igualarLuz(cv, guardar, cinza);
    return deMat(cinza, imagem.paraVista);
  });
}

/** Takes the turned and scaled page, with room for what the turn moves out of the old frame, to the page as studied. */
function mapaDaVolta(inclinacao: number, {largura: w, altura: h}: Tamanho, escala: number): [Matriz, Tamanho] {
  const angulo = Math.atan(inclinacao);
  const [c, s] = [Math.cos(angulo), Math.sin(angulo)];
  const [largura, altura] = [w * c + h * Math.abs(s), h * c + w * Math.abs(s)];
  const [mx, my] = [largura / 2, altura / 2];
  const volta: Matriz = [c, -s, w / 2 - c * mx + s * my, s, c, h / 2 - s * mx - c * my, 0, 0, 1];
  const tamanho = {largura: Math.round(largura * escala), altura: Math.round(altura * escala)};
  return [compor(volta, [1 / escala, 0, 0, 0, 1 / escala, 0, 0, 0, 1]), tamanho];
}

/** Never smaller than the photo shows it (codes are read from it too), larger where letters are too small to read. */
function escalaDeLeitura(letra: number, {largura, altura}: Tamanho, original: number): number {
  const desejada = Math.max(original, letra === 0 ? 0 : LETRA / letra);
  return Math.min(desejada, AUMENTO_MAIOR, LADO_MAIOR / Math.max(largura, altura));
}

/**
 * A paper seen from the front, its lines level and straight, in a size good to read and with even light; the whole
 * picture when no paper is given. The text stands upright or on its head; `angulo` turns the result by further quarter
 * turns, clockwise.
 */
export async function endireitar(imagem: ImagemCinza, papel?: Papel, angulo: Giro = 0): Promise<ImagemCinza> {
  const {largura: w, altura: h} = imagem;
  const [a, b, c, d]: Quadrilatero = papel?.cantos ?? [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const plano = async (cantos: Quadrilatero): Promise<[Matriz, Tamanho]> => {
    const {largura, altura} = medidas(cantos);
    const escala = Math.min(1, LADO_DE_ESTUDO / Math.max(largura, altura));
    const tamanho = {largura: Math.round(largura * escala), altura: Math.round(altura * escala)};
    return [await mapaPara(cantos, tamanho.largura, tamanho.altura), tamanho];
  };
  let [mapa, tamanho] = await plano([a, b, c, d]);
  const {deLado, linhas, letra} = await estudar(await clarear(amostrar(imagem, mapa, tamanho)));
  if (deLado) [mapa, tamanho] = await plano([d, a, b, c]);
  const curva: Curva = medirCurva(linhas, letra, tamanho);
  const escala = escalaDeLeitura(letra, tamanho, Math.hypot(mapa[0], mapa[3]) / Math.abs(mapa[8]));
  const [volta, final] = mapaDaVolta(curva.inclinacao, tamanho, escala);
  const fonte = await reduzirPara(imagem, mapa, escala);
  const paraFonte: Matriz = [fonte.largura / w, 0, 0, 0, fonte.altura / h, 0, 0, 0, 1];
  const plana = amostrar(fonte, compor(paraFonte, compor(mapa, volta)), final, (x, y) => {
    const [px, py] = [x / escala, y / escala];
    return curva.desvio(px, py) * escala;
  });
  return girar(await clarear(plana), angulo);
}

/** Sampling a much larger picture would skip strokes, so it is made smaller first. */
async function reduzirPara(imagem: ImagemCinza, mapa: Matriz, escala: number): Promise<ImagemCinza> {
  const vezes = Math.hypot(mapa[0], mapa[3]) / Math.abs(mapa[8]) / escala;
  return vezes > 1.2 ? redimensionar(imagem, 1 / vezes) : imagem;
}
