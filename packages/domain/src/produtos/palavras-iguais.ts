import type {Palavra} from './descricao.js';
import {distanciaLetras} from './texto.js';

const ABREVIACAO_MINIMA = 3;

/** All letters of the cut word stand in the whole one, in their order, beginning with the same. */
function cortada(curta: string, longa: string): boolean {
  if (curta[0] !== longa[0] || curta.length < ABREVIACAO_MINIMA || curta.length > 5) return false;
  let i = 0;
  for (const letra of longa) if (letra === curta[i]) i++;
  return i === curta.length;
}

/** How much two words look like the same one, 0 to 1: equal, broken off, cut, or misread by a letter or two. */
export function palavrasIguais(a: Palavra, b: Palavra): number {
  if (a.bruta === b.bruta || a.inteira === b.inteira) return 1;
  const [curta, longa] = a.bruta.length <= b.bruta.length ? [a.bruta, b.bruta] : [b.bruta, a.bruta];
  if (curta.length >= ABREVIACAO_MINIMA && longa.startsWith(curta)) return curta.length >= 5 ? 0.95 : 0.85;
  if (longa.length >= 5) {
    const limite = longa.length >= 9 ? 2 : 1;
    if (distanciaLetras(curta, longa, limite) <= limite) return 0.9;
  }
  return cortada(curta, longa) ? 0.7 : 0;
}
