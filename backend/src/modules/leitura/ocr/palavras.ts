import type {Page} from 'tesseract.js';
import type {Palavra} from '../documento/tipos';

/** The words of what the engine read, in its order, in the units of its picture. */
export function palavrasDe(pagina: Page): Palavra[] {
  return (pagina.blocks ?? [])
    .flatMap(({paragraphs}) => paragraphs)
    .flatMap(({lines}) => lines)
    .flatMap(({words}) => words)
    .filter(({text}) => text.trim() !== '')
    .map(({text, confidence, bbox: {x0, y0, x1, y1}}) => ({
      texto: text.trim(),
      confianca: Math.min(1, Math.max(0, confidence / 100)),
      caixa: {x0, y0, x1, y1},
    }));
}
