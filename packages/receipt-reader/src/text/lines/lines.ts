import {envolver} from '../../document/geometry';
import {mediana} from '../../document/statistics';
import type {Caixa, Pagina} from '../../document/types';
import {termosDe} from './words';
import {remendar} from './mend';
import type {Folha, Linha, Termo} from '../types';

export const alturaDe = ({y0, y1}: Caixa): number => y1 - y0;
export const larguraDe = ({x0, x1}: Caixa): number => x1 - x0;
export const meioY = ({y0, y1}: Caixa): number => (y0 + y1) / 2;
/** How far each is from the one before. */
export const passos = (valores: readonly number[]): number[] =>
  valores.slice(1).map((valor, i) => valor - (valores[i] ?? 0));
export const meioX = ({x0, x1}: Caixa): number => (x0 + x1) / 2;

/** How much lines sink per unit to the right, from neighbouring words; 0 where too few tell. */
function inclinacao(termos: readonly Termo[]): number {
  const passos: number[] = [];
  const ordem = [...termos].sort((a, b) => a.caixa.x0 - b.caixa.x0);
  ordem.forEach((termo, i) => {
    const altura = alturaDe(termo.caixa);
    const vizinho = ordem.slice(i + 1).find(({caixa}) => {
      const vao = caixa.x0 - termo.caixa.x1;
      return vao > -altura / 2 && vao < altura * 3 && Math.abs(meioY(caixa) - meioY(termo.caixa)) < altura * 0.5;
    });
    if (!vizinho) return;
    const dx = meioX(vizinho.caixa) - meioX(termo.caixa);
    if (dx > altura * 2) passos.push((meioY(vizinho.caixa) - meioY(termo.caixa)) / dx);
  });
  return passos.length < 12 ? 0 : mediana(passos);
}

function endireitar(termos: readonly Termo[]): Termo[] {
  const queda = inclinacao(termos);
  if (Math.abs(queda) < 0.0005) return [...termos];
  return termos.map(termo => {
    const dy = -queda * meioX(termo.caixa);
    return {...termo, caixa: {...termo.caixa, y0: termo.caixa.y0 + dy, y1: termo.caixa.y1 + dy}};
  });
}

export function linhaDe(termos: Termo[]): Linha {
  const caixa = envolver(termos.map(termo => termo.caixa)) ?? {x0: 0, y0: 0, x1: 0, y1: 0};
  return {termos, caixa, altura: mediana(termos.map(termo => alturaDe(termo.caixa)))};
}

/** How far two words of a row may overlap: the boxes of a picture's words are often too wide. */
function sobreposicao(a: Termo, b: Termo): number {
  const meiaAltura = alturaDe(b.caixa) / 2;
  if (a.pagina.fonte !== 'ocr') return meiaAltura;
  return Math.max(meiaAltura, 0.6 * Math.max(larguraDe(a.caixa), larguraDe(b.caixa)));
}

/** How many times higher than its neighbours print across a page is: `SEM VALOR FISCAL` over the items. */
export const CARIMBO = 2.5;

/** Letters so unlike in height belong to no row together: one of them is printed across the page. */
function deCarimbo(a: Termo, b: Termo): boolean {
  const [menor = 0, maior = 0] = [alturaDe(a.caixa), alturaDe(b.caixa)].sort((x, y) => x - y);
  return a.pagina.fonte === 'texto' && maior > menor * CARIMBO;
}

/** Words that stand beside each other, from left to right; lines from top to bottom. */
function emLinhas(soltos: readonly Termo[]): Linha[] {
  const termos = endireitar(soltos).sort((a, b) => a.caixa.x0 - b.caixa.x0);
  const comum = mediana(termos.map(termo => alturaDe(termo.caixa)));
  const filas: Termo[][] = [];
  for (const termo of termos) {
    let melhor: Termo[] | undefined;
    let menor = Infinity;
    for (const fila of filas) {
      const ultimo = fila.at(-1);
      if (!ultimo || deCarimbo(ultimo, termo) || ultimo.caixa.x1 - termo.caixa.x0 > sobreposicao(ultimo, termo))
        continue;
      // Letters of unlike height share their baseline, not their middle.
      const desvio = Math.min(
        Math.abs(meioY(ultimo.caixa) - meioY(termo.caixa)),
        Math.abs(ultimo.caixa.y1 - termo.caixa.y1),
      );
      const folga = 0.45 * Math.max(Math.min(alturaDe(ultimo.caixa), alturaDe(termo.caixa)), comum * 0.6);
      if (desvio <= folga && desvio < menor) [melhor, menor] = [fila, desvio];
    }
    if (melhor) melhor.push(termo);
    else filas.push([termo]);
  }
  return filas.map(fila => linhaDe(remendar(fila))).sort((a, b) => meioY(a.caixa) - meioY(b.caixa));
}

export function emFolha(pagina: Pagina): Folha {
  return {pagina, linhas: emLinhas(termosDe(pagina))};
}

/** The pages of a receipt in lines; one that goes on below the page before is one sheet with it. */
export function emFolhas(paginas: readonly Pagina[]): Folha[] {
  const folhas: Folha[] = [];
  for (const pagina of paginas) {
    const ultima = folhas.at(-1);
    const folha = emFolha(pagina);
    if (pagina.segue && ultima) ultima.linhas.push(...folha.linhas);
    else folhas.push(folha);
  }
  return folhas;
}

/** The parts of a line between gaps wider than `folga` heights of it. */
export function celulas(linha: Linha, folga = 1): Linha[] {
  const partes: Termo[][] = [];
  for (const termo of linha.termos) {
    const parte = partes.at(-1);
    const ultimo = parte?.at(-1);
    if (parte && ultimo && termo.caixa.x0 - ultimo.caixa.x1 <= folga * linha.altura) parte.push(termo);
    else partes.push([termo]);
  }
  return partes.map(linhaDe);
}

export const textoDe = (termos: readonly Termo[]): string => termos.map(({texto}) => texto).join(' ');
export const dobradoDe = (termos: readonly Termo[]): string => termos.map(({dobrado}) => dobrado).join(' ');
