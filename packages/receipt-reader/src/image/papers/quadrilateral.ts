import type {Ponto, Quadrilatero} from '../types';

export const distancia = (a: Ponto, b: Ponto): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function areaDe(cantos: readonly Ponto[]): number {
  const soma = cantos.reduce((total, [x, y], i) => {
    const [px, py] = cantos[(i + 1) % cantos.length]!;
    return total + x * py - px * y;
  }, 0);
  return Math.abs(soma) / 2;
}

export function centroDe(cantos: readonly Ponto[]): Ponto {
  const media = (eixo: 0 | 1) => cantos.reduce((soma, canto) => soma + canto[eixo], 0) / cantos.length;
  return [media(0), media(1)];
}

/** Clockwise, beginning with the corner nearest to the picture's upper left. */
export function ordenar(cantos: readonly Ponto[]): Quadrilatero {
  const [cx, cy] = centroDe(cantos);
  const emRoda = [...cantos].sort((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx));
  const inicio = emRoda.reduce((melhor, [x, y], i) => {
    const [mx, my] = emRoda[melhor]!;
    return x + y < mx + my ? i : melhor;
  }, 0);
  return [0, 1, 2, 3].map(i => emRoda[(inicio + i) % 4]!) as unknown as Quadrilatero;
}

/** How far outside of each side of a quadrilateral (clockwise) a point lies; below 0 inside. */
function saidas(cantos: Quadrilatero, [x, y]: Ponto): number[] {
  return cantos.map((a, i) => {
    const b = cantos[(i + 1) % 4]!;
    return ((b[1] - a[1]) * (x - a[0]) - (b[0] - a[0]) * (y - a[1])) / Math.max(1e-9, distancia(a, b));
  });
}

/** Whether a point lies in a quadrilateral, or no farther than `folga` outside. */
export const contem = (cantos: Quadrilatero, ponto: Ponto, folga = 0): boolean =>
  saidas(cantos, ponto).every(saida => saida <= folga);

/** The side, from the first corner on, that a point lies farthest outside of, or nearest to from within. */
export function ladoDeFora(cantos: Quadrilatero, ponto: Ponto): number {
  const deCada = saidas(cantos, ponto);
  return deCada.indexOf(Math.max(...deCada));
}

/** The same shape with every side moved outwards, about, by so many pixels. */
export function alargar(cantos: Quadrilatero, pixels: number): Quadrilatero {
  const centro = centroDe(cantos);
  return cantos.map(canto => {
    const longe = Math.max(1, distancia(canto, centro));
    const vezes = (longe + pixels * Math.SQRT2) / longe;
    return [centro[0] + (canto[0] - centro[0]) * vezes, centro[1] + (canto[1] - centro[1]) * vezes];
  }) as unknown as Quadrilatero;
}
