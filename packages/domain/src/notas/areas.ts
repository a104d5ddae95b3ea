import type {CantosLidos, PontoLido} from './leitura.js';

/** How far point `p` lies to the right of the way from `a` to `b`, as the page is seen; negative to the left. */
const lado = ([ax, ay]: PontoLido, [bx, by]: PontoLido, [px, py]: PontoLido): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

const depoisDe = <T>(lista: readonly T[], i: number): T => lista[(i + 1) % lista.length] as T;

/** The area of a shape without crossings, in the square of its unit. */
function area(pontos: readonly PontoLido[]): number {
  const dobro = pontos.reduce((soma, [x, y], i) => {
    const [x2, y2] = depoisDe(pontos, i);
    return soma + x * y2 - x2 * y;
  }, 0);
  return Math.abs(dobro) / 2;
}

/** The area inside corners that go round clockwise and nowhere inwards; 0 for any others. */
export function areaDosCantos(cantos: CantosLidos): number {
  const voltas = cantos.map((canto, i) => lado(canto, depoisDe(cantos, i), depoisDe(cantos, i + 1)));
  return voltas.every(volta => volta > 0) ? area(cantos) : 0;
}

/** The part of a shape on the inner side of the line from `a` to `b`. */
function aparar(pontos: readonly PontoLido[], a: PontoLido, b: PontoLido): PontoLido[] {
  return pontos.flatMap((ponto, i) => {
    const seguinte = depoisDe(pontos, i);
    const [d1, d2] = [lado(a, b, ponto), lado(a, b, seguinte)];
    const dentro = d1 >= 0 ? [ponto] : [];
    if (d1 >= 0 === d2 >= 0) return dentro;
    const t = d1 / (d1 - d2);
    return [...dentro, [ponto[0] + t * (seguinte[0] - ponto[0]), ponto[1] + t * (seguinte[1] - ponto[1])] as const];
  });
}

/** How much two areas share; both with corners that go round clockwise. */
export function areaComum(a: CantosLidos, b: CantosLidos): number {
  return area(b.reduce<readonly PontoLido[]>((resto, canto, i) => aparar(resto, canto, depoisDe(b, i)), a));
}

const MESMA = 1e-4;

/** Whether all sides run along those of the page. */
export const ehReta = (cantos: CantosLidos): boolean =>
  cantos.every(([x, y], i) => {
    const [x2, y2] = depoisDe(cantos, i);
    return Math.abs(x - x2) < MESMA !== Math.abs(y - y2) < MESMA;
  });
