import {declive} from '../../document/statistics';

/** A strip of text: its middle line from end to end and its height, in pixels of the picture it was found in. */
export interface Faixa {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  altura: number;
}

export interface Mapa {
  largura: number;
  altura: number;
  /** For each pixel, row by row, how much it looks like the heart of a line of text: 0 to 1. */
  dados: Float32Array;
}

const TEXTO = 0.3;
/** Of a whole strip, on average. */
const TEXTO_DA_FAIXA = 0.5;
const MINIMO_DE_PIXELS = 10;
/** The net marks the heart of a line; the letters reach out of it by so much of its area over its outline. */
const SOBRA = 1.6;
/** Letters at the ends are cut off most easily. */
const SOBRA_NAS_PONTAS = 1.5;
/** Shorter strips say nothing about how the line slants. */
const COMPRIDA = 3;

interface Mancha {
  pixels: number[];
  soma: number;
}

function manchasDe({largura, altura, dados}: Mapa): Mancha[] {
  const vistos = new Uint8Array(largura * altura);
  const manchas: Mancha[] = [];
  const pilha: number[] = [];
  const visitar = (onde: number) => {
    if (vistos[onde] || dados[onde]! <= TEXTO) return;
    vistos[onde] = 1;
    pilha.push(onde);
  };
  for (let inicio = 0; inicio < dados.length; inicio++) {
    visitar(inicio);
    if (pilha.length === 0) continue;
    const mancha: Mancha = {pixels: [], soma: 0};
    for (let onde = pilha.pop(); onde !== undefined; onde = pilha.pop()) {
      mancha.pixels.push(onde);
      mancha.soma += dados[onde]!;
      const x = onde % largura;
      if (x > 0) visitar(onde - 1);
      if (x < largura - 1) visitar(onde + 1);
      if (onde >= largura) visitar(onde - largura);
      if (onde < dados.length - largura) visitar(onde + largura);
    }
    manchas.push(mancha);
  }
  return manchas;
}

function faixaDe({pixels}: Mancha, larguraDoMapa: number): Faixa {
  const pontos = pixels.map(onde => [onde % larguraDoMapa, Math.floor(onde / larguraDoMapa)] as const);
  let [x0, x1, alto, baixo] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of pontos)
    [x0, x1, alto, baixo] = [Math.min(x0, x), Math.max(x1, x), Math.min(alto, y), Math.max(baixo, y)];
  const queda = x1 - x0 > COMPRIDA * (baixo - alto) ? (declive(pontos) ?? 0) : 0;
  let [cima, fundo] = [Infinity, -Infinity];
  for (const [x, y] of pontos) {
    const resto = y - queda * (x - x0);
    [cima, fundo] = [Math.min(cima, resto), Math.max(fundo, resto)];
  }
  const [largura, altura] = [x1 - x0 + 1, fundo - cima + 1];
  const sobra = (SOBRA * largura * altura) / (2 * (largura + altura));
  const meio = (cima + fundo + 1) / 2;
  const ponta = sobra * SOBRA_NAS_PONTAS;
  return {
    x0: x0 - ponta,
    y0: meio - queda * ponta,
    x1: x1 + 1 + ponta,
    y1: meio + queda * (largura + ponta),
    altura: altura + 2 * sobra,
  };
}

/** The strips of text that a map shows. */
export function acharFaixas(mapa: Mapa): Faixa[] {
  return manchasDe(mapa)
    .filter(({pixels, soma}) => pixels.length >= MINIMO_DE_PIXELS && soma / pixels.length >= TEXTO_DA_FAIXA)
    .map(mancha => faixaDe(mancha, mapa.largura));
}
