import type {Strip} from '@clube/barcode';
import type {ReadResult} from '@clube/barcode/zxing';
import type {CantosLidos, LugarLido, PontoLido} from '@clube/domain';
import {aplicar} from '../document/geometry';
import type {Matriz} from '../document/types';

/** Which page a picture is of, and how its pixels lie on it. */
export interface Onde {
  readonly arquivo: number;
  readonly pagina: number;
  readonly paraVista: Matriz;
}

/** Four corners in pixels, clockwise from the upper left of what is written. */
export type CantosPixels = readonly [Ponto, Ponto, Ponto, Ponto];
type Ponto = readonly [x: number, y: number];

/** Where the reader saw a code, in pixels of the picture that the one it was given was cut from and scaled. */
export function cantosDe({position: p}: ReadResult, fator = 1, x0 = 0, y0 = 0): CantosPixels {
  const ponto = ({x, y}: {x: number; y: number}): Ponto => [x / fator + x0, y / fator + y0];
  return [ponto(p.topLeft), ponto(p.topRight), ponto(p.bottomRight), ponto(p.bottomLeft)];
}

export function cantosDaFaixa({x, y, angle, climb, halfLength, halfHeight}: Strip): CantosPixels {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const canto = (lado: number, altura: number): Ponto => {
    const u = lado * halfLength;
    const v = altura * halfHeight + u * climb;
    return [x + u * ux - v * uy, y + u * uy + v * ux];
  };
  return [canto(-1, -1), canto(1, -1), canto(1, 1), canto(-1, 1)];
}

const fracao = (valor: number): number => Math.min(1, Math.max(0, Math.round(valor * 1e4) / 1e4));

export function lugarDe(cantos: CantosPixels, {arquivo, pagina, paraVista}: Onde): LugarLido {
  const naVista = ([x, y]: Ponto): PontoLido => {
    const [vx, vy] = aplicar(paraVista, x, y);
    return [fracao(vx), fracao(vy)];
  };
  const [a, b, c, d] = cantos;
  return {arquivo, pagina, cantos: [naVista(a), naVista(b), naVista(c), naVista(d)]};
}

/** The upright rectangle around two places of one page. */
export function lugarDeAmbos(um: LugarLido, outro: LugarLido): LugarLido {
  const pontos = [...um.cantos, ...outro.cantos];
  const [xs, ys] = [pontos.map(([x]) => x), pontos.map(([, y]) => y)];
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const cantos: CantosLidos = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return {...um, cantos};
}
