import type {Caixa} from '../../document/types';
import type {Afim} from './affine';
import type {Pdfjs} from '../pdfjs';

/** What is painted with, and the part of the page that paint reaches; in points from the upper left. */
export interface Tinta {
  cor: string;
  alfa: number;
  /** Lets through what lies under it. */
  misturada: boolean;
  recorte: Caixa;
  /** The next path bounds the paint. */
  recortando: boolean;
}

const TUDO: Caixa = {x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity};
export const TINTA_INICIAL: Tinta = {cor: '#000000', alfa: 1, misturada: false, recorte: TUDO, recortando: false};

const QUASE_BRANCO = 0xf0;
const QUASE_NADA = 0.1;

/** Letters in it cannot be seen on paper. */
export function invisivel({cor, alfa}: Tinta): boolean {
  if (alfa < QUASE_NADA) return true;
  const canais = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(cor)?.slice(1);
  return canais?.every(canal => parseInt(canal, 16) >= QUASE_BRANCO) ?? false;
}

export const opaca = ({alfa, misturada}: Tinta): boolean => alfa > 0.99 && !misturada;

export function intersectar(a: Caixa, b: Caixa): Caixa {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

/** The rectangle that a rectangle becomes under a map, or that encloses what it becomes. */
export function levar([a, b, c, d, e, f]: Afim, {x0, y0, x1, y1}: Caixa): Caixa {
  const xs = [x0, x1].flatMap(x => [y0, y1].map(y => a * x + c * y + e));
  const ys = [x0, x1].flatMap(x => [y0, y1].map(y => b * x + d * y + f));
  return {x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys)};
}

/** What a `gs` order changes in the paint. */
export function comParametros(tinta: Tinta, parametros: readonly (readonly [string, unknown])[]): Tinta {
  return parametros.reduce<Tinta>((ate, [nome, valor]) => {
    if (nome === 'ca') return {...ate, alfa: Number(valor)};
    return nome === 'BM' ? {...ate, misturada: valor !== 'source-over' && valor !== 'Normal'} : ate;
  }, tinta);
}

const RETANGULO = 13;
const [MOVER, LINHA, FECHAR] = [0, 1, 4];

/** The rectangles among the parts of a path, in its own coordinates. */
function retangulos(traco: Float32Array): Caixa[] {
  const caixas: Caixa[] = [];
  for (let i = 0; i + RETANGULO <= traco.length && traco[i] === MOVER; i += RETANGULO) {
    const [, x0 = 0, y0 = 0, l1, x1 = 0, y1 = 0, l2, x2 = 0, y2 = 0, l3, x3 = 0, y3 = 0, fim] = traco.subarray(i);
    if (![l1, l2, l3].every(ordem => ordem === LINHA) || fim !== FECHAR) break;
    const reto =
      (x0 === x3 && x1 === x2 && y0 === y1 && y2 === y3) || (x0 === x1 && x2 === x3 && y1 === y2 && y0 === y3);
    if (reto) caixas.push({x0: Math.min(x0, x2), y0: Math.min(y0, y2), x1: Math.max(x0, x2), y1: Math.max(y0, y2)});
  }
  return caixas;
}

/** Where a path hides what was written before, and the paint after it. */
export function tracar(
  OPS: Pdfjs['OPS'],
  [ordem, dados, limites]: readonly unknown[],
  ctm: Afim,
  tinta: Tinta,
): {tapados: Caixa[]; tinta: Tinta} {
  const preenche = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
  const traco = Array.isArray(dados) ? (dados as unknown[])[0] : undefined;
  const tapados =
    opaca(tinta) && preenche.includes(ordem as number) && traco instanceof Float32Array
      ? retangulos(traco).map(caixa => intersectar(tinta.recorte, levar(ctm, caixa)))
      : [];
  if (!tinta.recortando || !(limites instanceof Float32Array)) return {tapados, tinta: {...tinta, recortando: false}};
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = limites;
  const recorte = intersectar(tinta.recorte, levar(ctm, {x0, y0, x1, y1}));
  return {tapados, tinta: {...tinta, recorte, recortando: false}};
}
