import type {Palavra} from '../../documento/tipos';
import type {Letra} from './decodificar';
import type {Faixa} from './faixas';

/** Characters this many usual steps apart belong to different words, though no space was seen between them. */
const VAO = 2.6;
/** A strip that the net can make nothing of. */
const CONFIANCA_MINIMA = 0.4;

const mediana = (valores: readonly number[]) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

function separar(letras: readonly Letra[], passo: number): Letra[][] {
  const palavras: Letra[][] = [];
  let anterior: Letra | undefined;
  for (const letra of letras) {
    if (letra.letra !== ' ') {
      const longe = !anterior || anterior.letra === ' ' || letra.onde - anterior.onde > passo * VAO;
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
    const confianca = palavra.reduce((soma, letra) => soma + letra.confianca, 0) / palavra.length;
    if (confianca < CONFIANCA_MINIMA) return [];
    const [de, ate] = [palavra[0]!.onde - passo / 2, palavra.at(-1)!.onde + passo / 2];
    const meio = y0 + (y1 - y0) * ((de + ate) / 2);
    // The strip is higher than the letters in it.
    const metade = altura * 0.35;
    return {
      texto: palavra.map(({letra}) => letra).join(''),
      confianca,
      caixa: {x0: x0 + (x1 - x0) * de, x1: x0 + (x1 - x0) * ate, y0: meio - metade, y1: meio + metade},
    };
  });
}
