import type {Page} from 'tesseract.js';
import type {Word} from '../../document/types';

/** Words without letters and digits, which are remains of rules and smudges. */
const JUNK = /^[^\p{L}\p{N}]{2,}$/u;
/** Minimum confidence of a word; others are texture and rules. */
const MIN_CONFIDENCE = 0.15;

/** The words of the engine's result, in its order, in pixels of the picture. */
export function wordsOf(page: Page): Word[] {
  return (page.blocks ?? [])
    .flatMap(({paragraphs}) => paragraphs)
    .flatMap(({lines}) => lines)
    .flatMap(({words}) => words)
    .map(({text, confidence, bbox: {x0, y0, x1, y1}}) => ({
      text: text.trim(),
      confidence: Math.min(1, Math.max(0, confidence / 100)),
      box: {x0, y0, x1, y1},
    }))
    .filter(({text, confidence}) => text !== '' && !JUNK.test(text) && confidence >= MIN_CONFIDENCE);
}
