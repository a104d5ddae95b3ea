import type {CantosLidos, LugarLido, PontoLido} from '@clube/domain';
import type {Matriz, Caixa, Pagina} from './types';

/** The map that undoes another. Throws when there is none. */
export function inverter([a, b, c, d, e, f, g, h, i]: Matriz): Matriz {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinante = a * A + b * B + c * C;
  if (determinante === 0) throw new RangeError('the map cannot be undone');
  const adjunta = [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d];
  return adjunta.map(celula => celula / determinante) as unknown as Matriz;
}

/** Scales a page's units to fractions of the page. */
export const escala = (largura: number, altura: number): Matriz => [1 / largura, 0, 0, 0, 1 / altura, 0, 0, 0, 1];

/** `a` after `b`. */
export function compor(a: Matriz, b: Matriz): Matriz {
  const celula = (i: number) => {
    const [linha, coluna] = [Math.floor(i / 3) * 3, i % 3];
    return [0, 1, 2].reduce((soma, k) => soma + (a[linha + k] ?? 0) * (b[k * 3 + coluna] ?? 0), 0);
  };
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map(celula) as unknown as Matriz;
}

export function aplicar(m: Matriz, x: number, y: number): PontoLido {
  const w = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w];
}

const limitar = (valor: number) => Math.min(1, Math.max(0, Math.round(valor * 1e4) / 1e4));

/** Where a rectangle of a page lies on what people look at. */
export function lugarNaVista(pagina: Pick<Pagina, 'arquivo' | 'numero' | 'paraVista'>, caixa: Caixa): LugarLido {
  const canto = (x: number, y: number): PontoLido => {
    const [vx, vy] = aplicar(pagina.paraVista, x, y);
    return [limitar(vx), limitar(vy)];
  };
  const cantos: CantosLidos = [
    canto(caixa.x0, caixa.y0),
    canto(caixa.x1, caixa.y0),
    canto(caixa.x1, caixa.y1),
    canto(caixa.x0, caixa.y1),
  ];
  return {arquivo: pagina.arquivo, pagina: pagina.numero, cantos};
}

/** The smallest rectangle around others; undefined around none. */
export function envolver(caixas: readonly Caixa[]): Caixa | undefined {
  if (caixas.length === 0) return undefined;
  return {
    x0: Math.min(...caixas.map(({x0}) => x0)),
    y0: Math.min(...caixas.map(({y0}) => y0)),
    x1: Math.max(...caixas.map(({x1}) => x1)),
    y1: Math.max(...caixas.map(({y1}) => y1)),
  };
}

/** Larger by so much, then moved. */
export interface Mudanca {
  vezes: number;
  x: number;
  y: number;
}

export const moverCaixa = ({x0, y0, x1, y1}: Caixa, {vezes, x, y}: Mudanca): Caixa => ({
  x0: x0 * vezes + x,
  y0: y0 * vezes + y,
  x1: x1 * vezes + x,
  y1: y1 * vezes + y,
});

/** Where some of the letters of a word stand: from `inicio` to before `fim` of `total`, each as wide as the others. */
export function fatia(caixa: Caixa, inicio: number, fim: number, total: number): Caixa {
  const letra = (caixa.x1 - caixa.x0) / total;
  return {...caixa, x0: caixa.x0 + letra * inicio, x1: caixa.x0 + letra * fim};
}

/** A page in other units: its words lie elsewhere, but where people see them stays the same. */
export function mover(pagina: Pagina, mudanca: Mudanca): Pagina {
  const {vezes, x, y} = mudanca;
  return {
    ...pagina,
    largura: pagina.largura * vezes + x,
    altura: pagina.altura * vezes + y,
    paraVista: compor(pagina.paraVista, [1 / vezes, 0, -x / vezes, 0, 1 / vezes, -y / vezes, 0, 0, 1]),
    palavras: pagina.palavras.map(palavra => ({...palavra, caixa: moverCaixa(palavra.caixa, mudanca)})),
  };
}
