import type {Cinza} from './cinza.js';
import {CELULA, medirCelulas, reduzir, type Celula, type Celulas} from './tensor.js';

/** A strip that looks like bars: its middle, the direction across the bars (radians), and half its extents, in pixels. */
export interface Faixa {
  x: number;
  y: number;
  angulo: number;
  /** How far the base line climbs along the bars for each pixel across them. */
  subida: number;
  meioComprimento: number;
  meiaAltura: number;
}

const COERENCIA = 0.5;
const FORCA = 0.004;
const GIRO = (14 * Math.PI) / 180;
/** Itself included. */
const VIZINHAS = 5;
const FRACA = 0.15;
const MAXIMA_SUBIDA = 0.7;
const MAXIMO_FAIXAS = 8;

const diferenca = (a: number, b: number): number => {
  const d = Math.abs(a - b) % Math.PI;
  return Math.min(d, Math.PI - d);
};

/** The cells around one (`dx` columns to each side) whose bars run its way. */
function* vizinhas({colunas, linhas, celulas}: Celulas, {coluna, linha, angulo}: Celula, dx: number) {
  for (let l = Math.max(0, linha - 1); l <= Math.min(linhas - 1, linha + 1); l++) {
    for (let c = Math.max(0, coluna - dx); c <= Math.min(colunas - 1, coluna + dx); c++) {
      const celula = celulas[l * colunas + c]!;
      const listrada = celula.coerencia > COERENCIA && celula.forca > FORCA;
      if (listrada && diferenca(celula.angulo, angulo) < GIRO) yield celula;
    }
  }
}

/** Without the weak cells that a stronger group touches: the grain of a table that happens to run the bars' way. */
function semFracas(grupo: readonly Celula[]): Celula[] {
  const forcas = grupo.map(({forca}) => forca).sort((a, b) => a - b);
  const forte = forcas[Math.floor(forcas.length * 0.9)] ?? 0;
  return grupo.filter(({forca}) => forca > forte * FRACA);
}

/** Cells full of bars that touch and whose bars run the same way. */
function juntar(grade: Celulas): Celula[][] {
  // A ruled line has its like above and below only; bars have them all around.
  const livres = new Set(grade.celulas.filter(celula => [...vizinhas(grade, celula, 1)].length >= VIZINHAS));
  const grupos: Celula[][] = [];
  for (const semente of livres) {
    livres.delete(semente);
    const grupo = [semente];
    for (const celula of grupo) {
      for (const vizinha of vizinhas(grade, celula, 2)) if (livres.delete(vizinha)) grupo.push(vizinha);
    }
    grupos.push(semFracas(grupo));
  }
  return grupos;
}

/** The value below which this share of the weights lies. */
function quantil(pares: readonly (readonly [valor: number, peso: number])[], parte: number): number {
  const ordenados = [...pares].sort(([a], [b]) => a - b);
  let resta = parte * pares.reduce((soma, [, peso]) => soma + peso, 0);
  for (const [valor, peso] of ordenados) if ((resta -= peso) <= 0) return valor;
  return ordenados.at(-1)?.[0] ?? 0;
}

type Ponto = readonly [u: number, v: number, peso: number];

/** How much the strip climbs along itself: bars seen askew do not stand upright on their base line. */
function medirSubida(pontos: readonly Ponto[]): number {
  const peso = pontos.reduce((soma, [, , p]) => soma + p, 0);
  const media = (i: 0 | 1) => pontos.reduce((soma, ponto) => soma + ponto[i] * ponto[2], 0) / peso;
  const [mu, mv] = [media(0), media(1)];
  const uu = pontos.reduce((soma, [u, , p]) => soma + p * (u - mu) ** 2, 0);
  const uv = pontos.reduce((soma, [u, v, p]) => soma + p * (u - mu) * (v - mv), 0);
  const subida = uu > 0 ? uv / uu : 0;
  return Math.abs(subida) < MAXIMA_SUBIDA ? subida : 0;
}

function medirFaixa(grupo: readonly Celula[], fator: number): Faixa & {forca: number} {
  const soma = (valor: (celula: Celula) => number) => grupo.reduce((total, celula) => total + valor(celula), 0);
  const forca = soma(celula => celula.forca);
  const angulo =
    Math.atan2(
      soma(celula => Math.sin(2 * celula.angulo) * celula.forca),
      soma(celula => Math.cos(2 * celula.angulo) * celula.forca),
    ) / 2;
  const [ux, uy] = [Math.cos(angulo), Math.sin(angulo)];
  const pontos = grupo.map(({coluna, linha, forca: peso}): Ponto => {
    const [x, y] = [(coluna + 0.5) * CELULA + 1, (linha + 0.5) * CELULA + 1];
    return [x * ux + y * uy, y * ux - x * uy, peso];
  });
  const subida = medirSubida(pontos);
  const us = pontos.map(([u]) => u);
  const [u0, u1] = [Math.min(...us) - CELULA / 2, Math.max(...us) + CELULA / 2];
  const um = (u0 + u1) / 2;
  const vs = pontos.map(([u, v, peso]) => [v - subida * (u - um), peso] as const);
  const [v0, v1] = [quantil(vs, 0.08) - CELULA / 2, quantil(vs, 0.92) + CELULA / 2];
  const vm = (v0 + v1) / 2;
  return {
    x: (um * ux - vm * uy) * fator,
    y: (um * uy + vm * ux) * fator,
    angulo,
    subida,
    meioComprimento: ((u1 - u0) / 2) * fator,
    meiaAltura: ((v1 - v0) / 2) * fator,
    forca,
  };
}

/**
 * Where a picture has many parallel bars, whichever way they lie; the strongest first. Looked for in the picture reduced
 * by a whole factor: 1 finds the finest bars, more the wide ones in a noisy picture.
 */
export function acharFaixas(imagem: Cinza, reducao: number): Faixa[] {
  return juntar(medirCelulas(reduzir(imagem, reducao)))
    .filter(grupo => grupo.length >= 8)
    .map(grupo => medirFaixa(grupo, reducao))
    .filter(({meioComprimento, meiaAltura}) => meioComprimento > meiaAltura && meioComprimento > 4 * CELULA)
    .sort((a, b) => b.forca - a.forca)
    .slice(0, MAXIMO_FAIXAS);
}
