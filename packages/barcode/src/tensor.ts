import type {Cinza} from './cinza.js';

/** Side of a cell, in pixels of the reduced picture. */
export const CELULA = 16;

/** How a cell's brightness changes: how much, how much of it in one direction, and in which. */
export interface Celula {
  coluna: number;
  linha: number;
  /** Strength of the change in the one direction, independent of how bright the place is. */
  forca: number;
  /** 0 to 1. */
  coerencia: number;
  /** Direction across the bars, in radians, 0 to π. */
  angulo: number;
}

/** The mean of squares of `fator` × `fator` pixels. */
export function reduzir(imagem: Cinza, fator: number): Cinza {
  if (fator <= 1) return imagem;
  const [largura, altura] = [Math.floor(imagem.largura / fator), Math.floor(imagem.altura / fator)];
  const dados = new Uint8Array(largura * altura);
  for (let y = 0; y < altura; y++) {
    for (let x = 0; x < largura; x++) {
      let soma = 0;
      for (let dy = 0; dy < fator; dy++) {
        const inicio = (y * fator + dy) * imagem.largura + x * fator;
        for (let dx = 0; dx < fator; dx++) soma += imagem.dados[inicio + dx] ?? 0;
      }
      dados[y * largura + x] = soma / (fator * fator);
    }
  }
  return {largura, altura, dados};
}

function medir({largura, dados}: Cinza, coluna: number, linha: number): Celula {
  let [xx, yy, xy, soma] = [0, 0, 0, 0];
  for (let y = linha * CELULA + 1; y <= (linha + 1) * CELULA; y++) {
    for (let x = coluna * CELULA + 1; x <= (coluna + 1) * CELULA; x++) {
      const i = y * largura + x;
      const gx = dados[i + 1]! - dados[i - 1]!;
      const gy = dados[i + largura]! - dados[i - largura]!;
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
      soma += dados[i]!;
    }
  }
  const claridade = soma / CELULA ** 2 + 10;
  const direto = Math.hypot(xx - yy, 2 * xy);
  const angulo = Math.atan2(2 * xy, xx - yy) / 2;
  return {
    coluna,
    linha,
    forca: direto / (CELULA * claridade) ** 2,
    coerencia: direto / (xx + yy + 1),
    angulo: angulo < 0 ? angulo + Math.PI : angulo,
  };
}

/** The cells of a picture, row by row. */
export interface Celulas {
  colunas: number;
  linhas: number;
  celulas: Celula[];
}

export function medirCelulas(imagem: Cinza): Celulas {
  const colunas = Math.max(0, Math.floor((imagem.largura - 2) / CELULA));
  const linhas = Math.max(0, Math.floor((imagem.altura - 2) / CELULA));
  const celulas = Array.from({length: colunas * linhas}, (_, i) => medir(imagem, i % colunas, Math.floor(i / colunas)));
  return {colunas, linhas, celulas};
}
