import {compor, escala} from '../../document/geometry';
import type {Matriz} from '../../document/types';
import type {Glifo} from '../glyphs/glyphs';

/** The letters of a page that are written in one direction, turned so that they read from left to right. */
export interface Direcao {
  glifos: Glifo[];
  largura: number;
  altura: number;
  paraVista: Matriz;
}

const GRAU = Math.PI / 180;
/** Scanned pages lie a little askew: so much still counts as straight. */
const FOLGA = 4;
const PASSO_OBLIQUO = 5;

function grausDe(angulo: number): number {
  const graus = (((angulo / GRAU) % 360) + 360) % 360;
  const reto = Math.round(graus / 90) * 90;
  return (Math.abs(graus - reto) <= FOLGA ? reto : Math.round(graus / PASSO_OBLIQUO) * PASSO_OBLIQUO) % 360;
}

/** The page turned against `graus`, its corners still inside. */
function virar(glifos: readonly Glifo[], graus: number, largura: number, altura: number): Direcao {
  const [cos, sen] = [Math.cos(graus * GRAU), Math.sin(graus * GRAU)];
  const cantos = [
    [0, 0],
    [largura, 0],
    [0, altura],
    [largura, altura],
  ] as const;
  const us = cantos.map(([x, y]) => x * cos + y * sen);
  const vs = cantos.map(([x, y]) => y * cos - x * sen);
  const [u0, v0] = [Math.min(...us), Math.min(...vs)];
  return {
    glifos: glifos.map(glifo => ({
      ...glifo,
      x: glifo.x * cos + glifo.y * sen - u0,
      y: glifo.y * cos - glifo.x * sen - v0,
      angulo: glifo.angulo - graus * GRAU,
    })),
    largura: Math.max(...us) - u0,
    altura: Math.max(...vs) - v0,
    paraVista: compor(escala(largura, altura), [
      cos,
      -sen,
      u0 * cos - v0 * sen,
      sen,
      cos,
      u0 * sen + v0 * cos,
      0,
      0,
      1,
    ]),
  };
}

/** The directions in which a page is written, the one with most letters first. */
export function separarDirecoes(glifos: readonly Glifo[], largura: number, altura: number): Direcao[] {
  const porAngulo = new Map<number, Glifo[]>();
  for (const glifo of glifos) {
    const graus = grausDe(glifo.angulo);
    const iguais = porAngulo.get(graus);
    if (iguais) iguais.push(glifo);
    else porAngulo.set(graus, [glifo]);
  }
  return [...porAngulo]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([graus, cada]) => virar(cada, graus, largura, altura));
}
