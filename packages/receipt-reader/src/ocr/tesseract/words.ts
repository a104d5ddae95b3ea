import type {Page} from 'tesseract.js';
import type {Palavra} from '../../document/types';

/** Remains of rules and smudges. */
const LIXO = /^[^\p{L}\p{N}]{2,}$/u;
const CONFIANCA_MINIMA = 0.15;

/** The words of what the engine read, in its order, in the units of its picture. */
export function palavrasDe(pagina: Page): Palavra[] {
  return (pagina.blocks ?? [])
    .flatMap(({paragraphs}) => paragraphs)
    .flatMap(({lines}) => lines)
    .flatMap(({words}) => words)
    .map(({text, confidence, bbox: {x0, y0, x1, y1}}) => ({
      texto: text.trim(),
      confianca: Math.min(1, Math.max(0, confidence / 100)),
      caixa: {x0, y0, x1, y1},
    }))
    .filter(({texto, confianca}) => texto !== '' && !LIXO.test(texto) && confianca >= CONFIANCA_MINIMA);
}
