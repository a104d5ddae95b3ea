import {envolver} from '../../document/geometry';
import type {Termo} from '../types';

/** Whether two neighbours are halves of one number that OCR tore at its point or comma: `68, 56`, `000 .859`. */
function rasgado(a: Termo, b: Termo): boolean {
  if (a.pagina.fonte !== 'ocr') return false;
  const altura = a.caixa.y1 - a.caixa.y0;
  if (b.caixa.x0 - a.caixa.x1 > altura * 0.8) return false;
  const direita = /^\d[\d.]*,$/.test(a.texto) && /^\d{2}$/.test(b.texto);
  const meio = /\d\.$/.test(a.texto) && /^\d{3}([.,/-]|$)/.test(b.texto);
  const esquerda = /\d$/.test(a.texto) && /^[.,]\d{2,3}(\D|$)/.test(b.texto);
  const sozinha = /\d$/.test(a.texto) && b.texto === ',';
  return direita || meio || esquerda || sozinha;
}

function juntar(a: Termo, b: Termo): Termo {
  return {
    ...a,
    texto: a.texto + b.texto,
    dobrado: a.dobrado + b.dobrado,
    confianca: Math.min(a.confianca, b.confianca),
    caixa: envolver([a.caixa, b.caixa]) ?? a.caixa,
    origem: envolver([a.origem, b.origem]) ?? a.origem,
  };
}

/** The words of a row with torn numbers made whole. */
export function remendar(termos: readonly Termo[]): Termo[] {
  return termos.reduce<Termo[]>((feitos, termo) => {
    const ultimo = feitos.at(-1);
    if (ultimo && rasgado(ultimo, termo)) return [...feitos.slice(0, -1), juntar(ultimo, termo)];
    return [...feitos, termo];
  }, []);
}
