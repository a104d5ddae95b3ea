import {mover} from '../document/geometry';
import type {Pagina, Palavra} from '../document/types';
import {acharEmenda, linhasDe, type Emenda, type Linha} from './overlap';
import {medirMudanca} from './shift';

const palavrasDe = (linhas: readonly Linha[]): Palavra[] => linhas.flatMap(({palavras}) => palavras);

/**
 * Pictures of one long receipt overlap. What two show is taken half from each: lines at the edge of a picture are often
 * cut through. The later picture is moved to where it goes on below the earlier, and said to go on there, so that an
 * item that both share is read as one. Pictures that do not overlap stay as they are.
 */
export function emendar(paginas: readonly Pagina[]): Pagina[] {
  const emendadas: Pagina[] = [];
  let anterior: {indice: number; linhas: Linha[]} | undefined;
  for (const pagina of paginas) {
    const linhas = linhasDe(pagina.palavras);
    const emenda = anterior && acharEmenda(anterior.linhas, linhas);
    if (!anterior || !emenda) {
      emendadas.push(pagina);
      anterior = {indice: emendadas.length - 1, linhas};
      continue;
    }
    const {a, b} = corte(emenda);
    const primeira = emendadas[anterior.indice]!;
    emendadas[anterior.indice] = {...primeira, palavras: palavrasDe(anterior.linhas.slice(0, a))};
    const mudanca = medirMudanca(emenda.pares.map(([i, j]) => [anterior!.linhas[i]!, linhas[j]!] as const));
    const movida = mover({...pagina, palavras: palavrasDe(linhas.slice(b))}, mudanca);
    emendadas.push({...movida, segue: true});
    anterior = {indice: emendadas.length - 1, linhas: linhasDe(movida.palavras)};
  }
  return emendadas;
}

/** Lines kept of the first picture: up to `a`; of the second: from `b` on. */
function corte({pares}: Emenda): {a: number; b: number} {
  const depois = pares[Math.ceil(pares.length / 2)];
  if (depois) return {a: depois[0], b: depois[1]};
  const [i, j] = pares.at(-1)!;
  return {a: i + 1, b: j + 1};
}
