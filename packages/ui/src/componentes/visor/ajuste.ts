import {ehReta, type CantosLidos} from '@clube/domain';

type Ponto = CantosLidos[number];

/** No side of an upright rectangle gets shorter, as a fraction of the page. */
const MENOR_LADO = 0.05;

const limitar = (valor: number, de = 0, ate = 1): number =>
  Math.min(ate, Math.max(de, Math.round(valor * 10_000) / 10_000));

const mesmo = (a: number, b: number): boolean => Math.abs(a - b) < 1e-4;

/** On its own side of the opposite corner, and not too near to it. */
const aoLado = (valor: number, antes: number, oposto: number): number =>
  antes < oposto
    ? limitar(valor, 0, Math.max(0, oposto - MENOR_LADO))
    : limitar(valor, Math.min(1, oposto + MENOR_LADO), 1);

/** An outline with one of its corners, from 0, moved to a point. An upright rectangle stays one. */
export function moverCanto(cantos: CantosLidos, qual: number, [x, y]: Ponto): CantosLidos {
  const antes = cantos[qual] as Ponto;
  const oposto = cantos[(qual + 2) % 4] as Ponto;
  if (!ehReta(cantos))
    return cantos.map((canto, i) => (i === qual ? [limitar(x), limitar(y)] : canto)) as unknown as CantosLidos;
  const novo: Ponto = [aoLado(x, antes[0], oposto[0]), aoLado(y, antes[1], oposto[1])];
  return cantos.map(([cx, cy]) => [
    mesmo(cx, antes[0]) ? novo[0] : cx,
    mesmo(cy, antes[1]) ? novo[1] : cy,
  ]) as unknown as CantosLidos;
}

/** A way on the screen, along the sides of a page that is turned by so many degrees. */
export function naFolha([dx, dy]: Ponto, giro: number): Ponto {
  const quartos = (((giro / 90) % 4) + 4) % 4;
  const voltas: readonly Ponto[] = [
    [dx, dy],
    [dy, -dx],
    [-dx, -dy],
    [-dy, dx],
  ];
  return voltas[quartos] as Ponto;
}

/** Where on a turned page a point of the screen lies; `caixa` is the page's, in the same pixels. */
export function pontoNaFolha(
  {clientX, clientY}: {clientX: number; clientY: number},
  {left, top, width, height}: {left: number; top: number; width: number; height: number},
  giro: number,
): Ponto {
  const [dx, dy] = naFolha([(clientX - left) / width - 0.5, (clientY - top) / height - 0.5], giro);
  return [dx + 0.5, dy + 0.5];
}

/** What a corner is called where it stands on the screen. */
export function nomeDoCanto(cantos: CantosLidos, qual: number, giro: number): string {
  const [x, y] = cantos[qual] as Ponto;
  const [ox, oy] = cantos[(qual + 2) % 4] as Ponto;
  const [dx, dy] = naFolha([x - ox, y - oy], -giro);
  return `canto ${dy < 0 ? 'superior' : 'inferior'} ${dx < 0 ? 'esquerdo' : 'direito'}`;
}
