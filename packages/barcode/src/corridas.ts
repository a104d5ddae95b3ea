import {DESENHOS, FIM, INICIO_C, MODULOS, MODULOS_FIM, textoDe} from './code128.js';

/** A text, and whether it stands in the profile from right to left. */
export interface Lido {
  texto: string;
  invertido: boolean;
}

const INICIO_A = 103;
/** Bars and spaces of a character. */
const CORRIDAS = 6;
/** How far, in modules squared, a character's widths may be from the standard's: the nearest two are 2.4 apart. */
const ERRO_MAXIMO = 1.2;
/** How much a width counts by itself: ink makes all bars wider and all spaces narrower, their sums stay. */
const PESO_SOZINHA = 0.2;
/** Characters of the longest key, with start, check and those that change the set. */
const MAXIMO_CARACTERES = 48;

/** Widths in modules of every character, and of each bar with the space beside it. */
const LARGURAS = DESENHOS.map(desenho => {
  const larguras: number[] = [];
  desenho.forEach((modulo, i) => {
    if (i > 0 && modulo === desenho[i - 1]) larguras.push((larguras.pop() ?? 0) + 1);
    else larguras.push(1);
  });
  return larguras;
});

/** Where dark begins (even places) and ends (odd ones), between the readings. */
function bordas(valores: Uint8Array): number[] {
  const achadas: number[] = [];
  for (let i = 1; i < valores.length; i++) {
    const [antes, agora] = [valores[i - 1]!, valores[i]!];
    const escurece = antes >= 128 && agora < 128;
    if (!escurece && !(antes < 128 && agora >= 128)) continue;
    if (achadas.length === 0 && !escurece) continue;
    achadas.push(i - 1 + (antes - 128) / (antes - agora));
  }
  return achadas;
}

function erroDe(larguras: readonly number[], modulo: number, desenho: readonly number[]): number {
  let erro = 0;
  for (let i = 0; i < larguras.length; i++) {
    const sobra = larguras[i]! / modulo - desenho[i]!;
    erro += PESO_SOZINHA * sobra * sobra;
    if (i === 0) continue;
    const soma = sobra + larguras[i - 1]! / modulo - desenho[i - 1]!;
    erro += soma * soma;
  }
  return erro;
}

/** The likeliest of some characters at an edge; undefined when none is likely. */
function caracterEm(achadas: readonly number[], de: number, valores: readonly [number, number]): number | undefined {
  let [melhor, menor]: [number | undefined, number] = [undefined, ERRO_MAXIMO];
  for (let valor = valores[0]; valor <= valores[1]; valor++) {
    const desenho = LARGURAS[valor]!;
    if (de + desenho.length >= achadas.length) continue;
    const larguras = desenho.map((_, i) => achadas[de + i + 1]! - achadas[de + i]!);
    const modulo = (achadas[de + desenho.length]! - achadas[de]!) / (valor === FIM ? MODULOS_FIM : MODULOS);
    const erro = erroDe(larguras, modulo, desenho);
    if (erro < menor) [melhor, menor] = [valor, erro];
  }
  return melhor;
}

/** The text that begins at an edge, to its stop. */
function textoEm(achadas: readonly number[], de: number): string | undefined {
  const inicio = caracterEm(achadas, de, [INICIO_A, INICIO_C]);
  if (inicio === undefined) return undefined;
  const valores = [inicio];
  for (let i = de + CORRIDAS; valores.length < MAXIMO_CARACTERES; i += CORRIDAS) {
    const valor = caracterEm(achadas, i, [0, INICIO_A - 1]);
    const fim = caracterEm(achadas, i, [FIM, FIM]);
    // The stop begins like no other character does; where it fits, the sum decides.
    const texto = fim === undefined ? undefined : textoDe(valores);
    if (texto !== undefined) return texto;
    if (valor === undefined) return undefined;
    valores.push(valor);
  }
  return undefined;
}

/**
 * Every text in a profile of bars (dark is 0), in either direction. Needs no light margin: on many a DANFE the ruled
 * frame stands right beside the bars.
 */
export function lerCorridas(valores: Uint8Array): Lido[] {
  return [false, true].flatMap(invertido => {
    const achadas = bordas(invertido ? valores.slice().reverse() : valores);
    const textos = new Set<string>();
    for (let de = 0; de + CORRIDAS < achadas.length; de += 2) {
      const texto = textoEm(achadas, de);
      if (texto !== undefined) textos.add(texto);
    }
    return [...textos].map(texto => ({texto, invertido}));
  });
}
