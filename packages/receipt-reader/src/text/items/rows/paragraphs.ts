import {larguraDe} from '../../lines/lines';
import type {Termo} from '../../types';

/** The share of its column that a row must leave free for the break after it to be meant. */
const VAZIO = 0.4;
/** How often the next word would have fitted there. */
const CABERIA = 3;

/** How far the descriptions of a table reach; undefined where no row of it is long enough to tell. */
export function colunaDeTexto(linhas: readonly (readonly Termo[])[]): {x0: number; x1: number} | undefined {
  // A picture may have lost the words at a row's end.
  const cheias = linhas.filter(termos => termos.length >= 3 && termos[0]?.pagina.fonte === 'texto');
  if (cheias.length === 0) return undefined;
  const x0 = Math.min(...cheias.map(([primeira]) => primeira?.caixa.x0 ?? Infinity));
  return {x0, x1: Math.max(...cheias.map(termos => termos.at(-1)?.caixa.x1 ?? 0))};
}

/**
 * The rows of a description up to a break that is no wrapping: where the row before had room for much more, what follows
 * are remarks on the item.
 */
export function ateOParagrafo<T extends {termos: readonly Termo[]}>(
  linhas: readonly T[],
  coluna: {x0: number; x1: number} | undefined,
): T[] {
  const quebra = linhas.findIndex(({termos}, i) => {
    const [ultima, seguinte] = [linhas[i - 1]?.termos.at(-1), termos[0]];
    if (!coluna || !ultima || !seguinte) return false;
    const livre = coluna.x1 - ultima.caixa.x1;
    return livre > (coluna.x1 - coluna.x0) * VAZIO && livre > larguraDe(seguinte.caixa) * CABERIA;
  });
  return quebra < 0 ? [...linhas] : linhas.slice(0, quebra);
}
