import {mediana} from '../../document/statistics';
import type {LinhaDeLetras} from '../study/lines';
/** Solves a small system of linear equations; undefined where it has no single solution. */
function resolver(matriz: readonly (readonly number[])[], lado: readonly number[]): number[] | undefined {
  const n = lado.length;
  const linhas = matriz.map((linha, i) => [...linha, lado[i]!]);
  for (let passo = 0; passo < n; passo++) {
    const resto = linhas.slice(passo);
    const pivo = resto.reduce((melhor, linha) => (Math.abs(linha[passo]!) > Math.abs(melhor[passo]!) ? linha : melhor));
    if (Math.abs(pivo[passo]!) < 1e-9) return undefined;
    const onde = linhas.indexOf(pivo);
    [linhas[passo], linhas[onde]] = [pivo, linhas[passo]!];
    linhas.forEach((linha, i) => {
      if (i === passo) return;
      const vezes = linha[passo]! / pivo[passo]!;
      for (let k = passo; k <= n; k++) linha[k] = linha[k]! - vezes * pivo[k]!;
    });
  }
  return linhas.map((linha, i) => linha[n]! / linha[i]!);
}

/** How the lines of text rise and fall over a page, in the pixels it was measured in. */
export interface Curva {
  /** Of all lines together: the tangent of the angle by which the page is turned. */
  inclinacao: number;
  /** What remains after that turn, at a place of the turned page: lines that spread like a fan, a bent paper. */
  desvio: (x: number, y: number) => number;
}

type Ponto = readonly [x: number, y: number];

const RETA: Curva = {inclinacao: 0, desvio: () => 0};
/** With fewer, a bend cannot be told from chance. */
const LINHAS_PARA_CURVA = 8;
/** How far letters may stray and still count fully, round by round, in heights of a letter. */
const FOLGAS = [0.8, 0.4, 0.2, 0.15];
const QUASE_NADA = 0.05;

const TERMOS = 5;
const termos = (u: number, v: number): number[] => [u, u * v, u * u, u * u * v, u * u * u];
/** The slope of one line, whatever tails hang from some of its letters: of letters half a line apart. */
function inclinacaoDe(pontos: readonly Ponto[]): number {
  const metade = pontos.length >> 1;
  return mediana(
    pontos.slice(metade).map(([x, y], i) => {
      const [antesX, antesY] = pontos[i]!;
      return (y - antesY) / Math.max(1, x - antesX);
    }),
  );
}

interface Amostra {
  fator: number[];
  y: number;
}

/** One round of least squares in which every line has a height of its own, so that only its shape counts. */
function umaRodada(amostras: Amostra[][], antes: number[], folga: number): number[] | undefined {
  const normal = Array.from({length: TERMOS}, (_, i) =>
    Array.from({length: TERMOS}, (_, j): number => (i === j ? 1 : 0)),
  );
  const lado = new Array<number>(TERMOS).fill(0);
  for (const linha of amostras) {
    const restos = linha.map(({fator, y}) => y - fator.reduce((soma, f, k) => soma + f * antes[k]!, 0));
    const altura = mediana(restos);
    const pesos = restos.map(resto => (Math.abs(resto - altura) < folga ? 1 : QUASE_NADA));
    const total = pesos.reduce((soma, peso) => soma + peso, 0);
    const media = (valor: (cada: Amostra) => number) =>
      linha.reduce((soma, cada, i) => soma + pesos[i]! * valor(cada), 0) / total;
    const mediaY = media(({y}) => y);
    const medias = antes.map((_, k) => media(({fator}) => fator[k]!));
    linha.forEach(({fator, y}, n) => {
      const centrado = fator.map((f, k) => f - medias[k]!);
      for (let i = 0; i < TERMOS; i++) {
        lado[i] = lado[i]! + pesos[n]! * centrado[i]! * (y - mediaY);
        for (let j = 0; j < TERMOS; j++) normal[i]![j] = normal[i]![j]! + pesos[n]! * centrado[i]! * centrado[j]!;
      }
    });
  }
  return resolver(normal, lado);
}

/**
 * Measures the lines of a page of this size; a page with hardly any text counts as straight. `letra` is the height of
 * a letter. The turn is about the page's middle, and `desvio` is given in the page turned back.
 */
export function medirCurva(
  linhas: readonly LinhaDeLetras[],
  letra: number,
  {largura, altura}: {largura: number; altura: number},
): Curva {
  const pes = linhas.map(linha => linha.map(({x0, x1, y1}): Ponto => [(x0 + x1) / 2, y1]));
  const inclinacao = mediana(pes.flatMap(linha => new Array<number>(linha.length).fill(inclinacaoDe(linha))));
  if (linhas.length < LINHAS_PARA_CURVA) return {...RETA, inclinacao};
  const [cx, cy] = [largura / 2, altura / 2];
  const amostras = pes.map(linha => {
    const deitada = linha.map(([x, y]): Ponto => [x, y - inclinacao * (x - cx)]);
    const v = (mediana(deitada.map(([, y]) => y)) - cy) / cy;
    return deitada.map(([x, y]) => ({fator: termos((x - cx) / cx, v), y}));
  });
  let coeficientes = new Array<number>(TERMOS).fill(0);
  for (const folga of FOLGAS) {
    const novos = umaRodada(amostras, coeficientes, folga * letra);
    if (!novos) return {...RETA, inclinacao};
    coeficientes = novos;
  }
  const desvio = (x: number, y: number) =>
    termos((x - cx) / cx, (y - cy) / cy).reduce((soma, termo, k) => soma + termo * coeficientes[k]!, 0);
  return {inclinacao, desvio};
}
