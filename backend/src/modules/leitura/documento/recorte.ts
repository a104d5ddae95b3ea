import type {CantosLidos, PontoLido} from '@clube/domain';
import {compor, lugarNaVista} from './geometria';
import type {Caixa, Pagina, Palavra} from './tipos';

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
  const mover = (outra: Caixa) => ({x0: outra.x0 - x0, y0: outra.y0 - y0, x1: outra.x1 - x0, y1: outra.y1 - y0});
  return {
    ...pagina,
    largura: x1 - x0,
    altura: y1 - y0,
    paraVista: compor(pagina.paraVista, [1, 0, x0, 0, 1, y0, 0, 0, 1]),
    palavras: pagina.palavras.filter(fica).map(palavra => ({...palavra, caixa: mover(palavra.caixa)})),
  };
}

/** Whether the middle of one rectangle lies in another. */
export function contem({x0, y0, x1, y1}: Caixa, outra: Caixa): boolean {
  const [x, y] = [(outra.x0 + outra.x1) / 2, (outra.y0 + outra.y1) / 2];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** The corners of a page, or of the part of one that was cut out, on what people look at. */
export const areaNaVista = (pagina: Pagina): CantosLidos =>
  lugarNaVista(pagina, {x0: 0, y0: 0, x1: pagina.largura, y1: pagina.altura}).cantos;
