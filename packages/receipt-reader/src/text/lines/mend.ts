import {enclose} from '../../document/geometry';
import type {Term} from '../types';
import {WORD_GAP} from './measures';

/** Whether two neighbours are halves of one number that OCR split at its dot or comma: `68, 56`, `000 .859`. */
function isTorn(a: Term, b: Term): boolean {
  if (a.page.source !== 'ocr') return false;
  const height = a.box.y1 - a.box.y0;
  if (b.box.x0 - a.box.x1 > height * WORD_GAP) return false;
  const right = /^\d[\d.]*,$/.test(a.text) && /^\d{2}$/.test(b.text);
  const middle = /\d\.$/.test(a.text) && /^\d{3}([.,/-]|$)/.test(b.text);
  const left = /\d$/.test(a.text) && /^[.,]\d{2,3}(\D|$)/.test(b.text);
  const alone = /\d$/.test(a.text) && b.text === ',';
  return right || middle || left || alone;
}

function joinTwo(a: Term, b: Term): Term {
  return {
    ...a,
    text: a.text + b.text,
    folded: a.folded + b.folded,
    confidence: Math.min(a.confidence, b.confidence),
    box: enclose([a.box, b.box]) ?? a.box,
    origin: enclose([a.origin, b.origin]) ?? a.origin,
  };
}

/** The words of a row with split numbers joined. */
export function mend(terms: readonly Term[]): Term[] {
  return terms.reduce<Term[]>((built, term) => {
    const last = built.at(-1);
    if (last && isTorn(last, term)) return [...built.slice(0, -1), joinTwo(last, term)];
    return [...built, term];
  }, []);
}
