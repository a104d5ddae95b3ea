import {homography, type Homography, type Point, type Quad} from '@clube/seeds/desenho';

export interface Posicao {
  /** Degrees, clockwise. */
  angulo: number;
  /** How much farther away the right and the lower edge are, as fractions. */
  inclinacao: readonly [x: number, y: number];
  /** Pixels of the picture a pixel of the paper. */
  escala: number;
  /** Where the paper's middle falls, in pixels of the picture. */
  centro: Point;
}

/** Where the corners of a paper of the given size fall in the picture. */
export function cantosDe(largura: number, altura: number, posicao: Posicao): Quad {
  const {angulo, inclinacao, escala, centro} = posicao;
  const [cosseno, seno] = [Math.cos((angulo * Math.PI) / 180), Math.sin((angulo * Math.PI) / 180)];
  const canto = (sx: number, sy: number): Point => {
    const longe = 1 + sx * inclinacao[0] + sy * inclinacao[1];
    const [x, y] = [(sx * largura * escala) / 2 / longe, (sy * altura * escala) / 2 / longe];
    return [centro[0] + x * cosseno - y * seno, centro[1] + x * seno + y * cosseno];
  };
  return [canto(-1, -1), canto(1, -1), canto(1, 1), canto(-1, 1)];
}

const retangulo = (largura: number, altura: number): Quad => [
  [0, 0],
  [largura, 0],
  [largura, altura],
  [0, altura],
];

/** From the picture to the paper. */
export const paraPapel = (cantos: Quad, largura: number, altura: number): Homography =>
  homography(cantos, retangulo(largura, altura));

/** From the paper to the picture. */
export const paraFoto = (cantos: Quad, largura: number, altura: number): Homography =>
  homography(retangulo(largura, altura), cantos);

export function levar(m: Homography, x: number, y: number): Point {
  const z = m[6] * x + m[7] * y + 1;
  return [(m[0] * x + m[1] * y + m[2]) / z, (m[3] * x + m[4] * y + m[5]) / z];
}
