import {declive, mediana} from '../document/statistics';
import type {Mudanca} from '../document/geometry';
import type {Linha} from './overlap';

/** Fewer words seen twice say little about how much larger one picture is than the other. */
const BASTANTES = 4;

const meioX = ({x0, x1}: {x0: number; x1: number}) => (x0 + x1) / 2;
const meioY = ({y0, y1}: {y0: number; y1: number}) => (y0 + y1) / 2;

/** What takes the second picture's units to the first's, by the lines that both show. */
export function medirMudanca(pares: readonly (readonly [Linha, Linha])[]): Mudanca {
  const palavras = pares.flatMap(([a, b]) =>
    a.palavras.flatMap(palavra => {
      const mesmas = b.palavras.filter(({texto}) => texto === palavra.texto);
      return mesmas.length === 1 ? [[palavra.caixa, mesmas[0]!.caixa] as const] : [];
    }),
  );
  const vezes = palavras.length >= BASTANTES ? escalaDe(palavras.map(([a, b]) => [meioX(a), meioX(b)])) : 1;
  const alturas = pares.map(
    ([a, b]) =>
      mediana(a.palavras.map(({caixa}) => meioY(caixa))) - vezes * mediana(b.palavras.map(({caixa}) => meioY(caixa))),
  );
  const lados = palavras.length > 0 ? palavras.map(([a, b]) => meioX(a) - vezes * meioX(b)) : [0];
  return {vezes, x: mediana(lados), y: mediana(alturas)};
}

/** How much farther apart things lie in the first picture than in the second. */
function escalaDe(pares: readonly (readonly [number, number])[]): number {
  const vezes = declive(pares.map(([a, b]) => [b, a])) ?? 1;
  return vezes > 0.4 && vezes < 2.5 ? vezes : 1;
}
