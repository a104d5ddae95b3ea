import type {CantosLidos, PontoLido} from '@clube/domain';
import {aplicar, envolver, lugarNaVista, mover, inverter} from './geometry';
import type {Caixa, Pagina, Palavra} from './types';

/** Whether a point lies inside four corners that go round clockwise, as the page is seen. */
export function dentro(cantos: CantosLidos, [x, y]: PontoLido): boolean {
  return cantos.every(([ax, ay], i) => {
    const [bx, by] = cantos[(i + 1) % cantos.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

/** The point that as much of an area lies on either side of. */
export const centroDe = (cantos: CantosLidos): PontoLido => [
  cantos.reduce((soma, [x]) => soma + x, 0) / cantos.length,
  cantos.reduce((soma, [, y]) => soma + y, 0) / cantos.length,
];

/** The words whose middle lies in a rectangle, as a page of its own; where people see them stays the same. */
export function recortarPagina(
  pagina: Pagina,
  caixa: Caixa,
  fica: (palavra: Palavra) => boolean = palavra => contem(caixa, palavra.caixa),
): Pagina {
  const {x0, y0, x1, y1} = caixa;
  const palavras = pagina.palavras.filter(fica);
  return {...mover({...pagina, palavras}, {vezes: 1, x: -x0, y: -y0}), largura: x1 - x0, altura: y1 - y0};
}

/** The upright rectangle, in the units of a page, around corners on what people look at; undefined around none. */
export function caixaNaPagina({paraVista}: Pagina, cantos: CantosLidos): Caixa | undefined {
  const daVista = inverter(paraVista);
  return envolver(cantos.map(([x, y]) => aplicar(daVista, x, y)).map(([x, y]) => ({x0: x, y0: y, x1: x, y1: y})));
}

/** Whether the middle of one rectangle lies in another. */
export function contem({x0, y0, x1, y1}: Caixa, outra: Caixa): boolean {
  const [x, y] = [(outra.x0 + outra.x1) / 2, (outra.y0 + outra.y1) / 2];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** The corners of a page, or of the part of one that was cut out, on what people look at. */
export const areaNaVista = (pagina: Pagina): CantosLidos =>
  lugarNaVista(pagina, {x0: 0, y0: 0, x1: pagina.largura, y1: pagina.altura}).cantos;
