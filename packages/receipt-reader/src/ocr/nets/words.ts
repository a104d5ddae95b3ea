import {mediana} from '../../document/statistics';
import type {Palavra} from '../../document/types';
import type {Letra} from './decode';
import type {Faixa} from './strips';

/** Characters this many usual steps apart belong to different words, though no space was seen between them. */
const LONGE = 2.6;
const VAO_DE_LONGE = 0.3;
/**
 * Nor does a net see every narrow space: paper between two characters that is wide by itself (in heights of the strip),
 * wider than usual between the letters of this strip, and parts them by more than a usual step.
 */
const ESPACO = {vao: 0.12, doUsual: 2, passos: 1.2} as const;
/** The same among figures, whose points and commas are narrow. */
const ESPACO_ENTRE_FIGURAS = 0.4;
const FIGURA = /[\d.,/-]/;
/** A strip that the net can make nothing of. */
const CONFIANCA_MINIMA = 0.4;
/** The net is more often right than it says: amounts that it gives 0.8 prove as right as those it gives 0.9 and more. */
const MODESTIA = 0.5;

function espacoNaoVisto(antes: Letra, letra: Letra, passo: number, usual: number): boolean {
  const vao = letra.vao ?? 0;
  if (FIGURA.test(antes.letra) && FIGURA.test(letra.letra)) return vao >= ESPACO_ENTRE_FIGURAS;
  const largo = vao >= Math.max(ESPACO.vao, usual * ESPACO.doUsual);
  return largo && letra.onde - antes.onde >= passo * ESPACO.passos;
}

function separar(letras: readonly Letra[], passo: number): Letra[][] {
  const palavras: Letra[][] = [];
  const usual = mediana(letras.slice(1).map(({vao = 0}) => vao));
  let anterior: Letra | undefined;
  for (const letra of letras) {
    if (letra.letra !== ' ') {
      const longe =
        !anterior ||
        anterior.letra === ' ' ||
        (letra.onde - anterior.onde > passo * LONGE && (letra.vao ?? 1) >= VAO_DE_LONGE) ||
        espacoNaoVisto(anterior, letra, passo, usual);
      if (longe) palavras.push([letra]);
      else palavras.at(-1)!.push(letra);
    }
    anterior = letra;
  }
  return palavras;
}

/** The words of a strip with their boxes, in the units in which the strip is given. */
export function palavrasDaFaixa(letras: readonly Letra[], {x0, y0, x1, y1, altura}: Faixa): Palavra[] {
  const passos = letras.slice(1).map(({onde}, i) => onde - letras[i]!.onde);
  const passo = mediana(passos) || Math.min(1, (altura * 0.4) / (x1 - x0));
  return separar(letras, passo).flatMap(palavra => {
    const dita = palavra.reduce((soma, letra) => soma + letra.confianca, 0) / palavra.length;
    if (dita < CONFIANCA_MINIMA) return [];
    const [de, ate] = [palavra[0]!.onde - passo / 2, palavra.at(-1)!.onde + passo / 2];
    const meio = y0 + (y1 - y0) * ((de + ate) / 2);
    // The strip is higher than the letters in it.
    const metade = altura * 0.35;
    return {
      texto: palavra.map(({letra}) => letra).join(''),
      confianca: 1 - (1 - dita) * MODESTIA,
      caixa: {x0: x0 + (x1 - x0) * de, x1: x0 + (x1 - x0) * ate, y0: meio - metade, y1: meio + metade},
    };
  });
}
