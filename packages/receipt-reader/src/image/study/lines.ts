import type {Caixa} from '../../document/types';

/** A run of letters side by side, from left to right. */
export type LinhaDeLetras = readonly Caixa[];

const MINIMO = 4;

/** The letter that follows another in its line: the nearest to its right whose foot stands about as high. */
function seguinte(letra: Caixa, faixas: Map<number, Caixa[]>, altura: number): Caixa | undefined {
  const faixa = Math.floor(letra.y1 / altura);
  let melhor: Caixa | undefined;
  for (const perto of [faixa - 1, faixa, faixa + 1]) {
    for (const outra of faixas.get(perto) ?? []) {
      const vao = outra.x0 - letra.x1;
      if (outra.x0 <= letra.x0 || vao < -altura * 0.3 || vao > altura * 2.5) continue;
      if (Math.abs(outra.y1 - letra.y1) > altura * 0.25 + Math.max(0, vao) * 0.2) continue;
      if (!melhor || outra.x0 < melhor.x0) melhor = outra;
    }
  }
  return melhor;
}

/** The lines of text that letters of about one height form, as the picture lies. */
export function formarLinhas(letras: readonly Caixa[], altura: number): LinhaDeLetras[] {
  const faixas = new Map<number, Caixa[]>();
  for (const letra of letras) {
    const faixa = Math.floor(letra.y1 / altura);
    faixas.set(faixa, [...(faixas.get(faixa) ?? []), letra]);
  }
  const usadas = new Set<Caixa>();
  const linhas: Caixa[][] = [];
  for (const primeira of [...letras].sort((a, b) => a.x0 - b.x0)) {
    if (usadas.has(primeira)) continue;
    const linha: Caixa[] = [];
    for (let letra: Caixa | undefined = primeira; letra && !usadas.has(letra);) {
      usadas.add(letra);
      linha.push(letra);
      letra = seguinte(letra, faixas, altura);
    }
    if (linha.length >= MINIMO) linhas.push(linha);
  }
  return linhas;
}

/** In a word letters nearly touch; from line to line, or from column to column, they do not. */
const NA_PALAVRA = 0.25;

/** How many letters stand close behind another in their line. */
export function quantasVizinhas(linhas: readonly LinhaDeLetras[], letra: number): number {
  const proximas = (linha: LinhaDeLetras) =>
    linha.slice(1).filter(({x0}, i) => x0 - linha[i]!.x1 < letra * NA_PALAVRA).length;
  return linhas.reduce((soma, linha) => soma + proximas(linha), 0);
}

/** The same boxes after a quarter turn, clockwise, of a picture of this height. */
export const girarCaixas = (caixas: readonly Caixa[], alturaDaImagem: number): Caixa[] =>
  caixas.map(({x0, y0, x1, y1}) => ({x0: alturaDaImagem - y1, y0: x0, x1: alturaDaImagem - y0, y1: x1}));
