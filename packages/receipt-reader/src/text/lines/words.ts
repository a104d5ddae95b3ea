import {sliceBox} from '../../document/geometry';
import type {Page, Word} from '../../document/types';
import {fold} from './fold';
import type {Term} from '../types';

// Labels and values printed without a blank: `Série:001`, `R$69,90`, `Nº000.001`.
const GLUED = [
  /^(R\$)(?=[\d-])/,
  /^(N[º°ª]\.?:?)(?=\d)/i,
  /^([^\d:]*[A-Za-zÀ-ÿ).]:)(?=[^/\s:])/,
  // A row too narrow for both: `item-119,98`.
  /^([A-Za-zÀ-ÿ]{3,})(?=-?(\d{1,3}(\.\d{3})+|\d+),\d{2}$|\d{2}\/\d{2}\/\d{4}$)/,
];

/** Splits a text where a pattern matches; returns the pieces in order. */
function cutGlued(text: string): string[] {
  for (const pattern of GLUED) {
    const match = pattern.exec(text)?.[1];
    if (match && match.length < text.length) return [match, ...cutGlued(text.slice(match.length))];
  }
  return [text];
}

// Bars between columns; in a picture, a bar may be a misread letter.
const BETWEEN_BARS = /[^\s|¦│┃]+/g;

/** The pieces of a text with the place of each, from 0 to its length. */
function pieces(text: string, source: Page['source']): {text: string; start: number}[] {
  return [...text.matchAll(source === 'texto' ? BETWEEN_BARS : /\S+/g)].flatMap(({0: match, index}) => {
    let start = index;
    return cutGlued(match).map(piece => {
      const here = {text: piece, start};
      start += piece.length;
      return here;
    });
  });
}

/** A line typed with characters, as text-only printers draw it. */
const TYPED_RULE = /^[-–—_=*.~#+]{4,}$/;

/** A word with more than `letters` letters that is at least `ratio` times higher than wide is vertical. */
const STANDING = {ratio: 2.5, letters: 2} as const;

/** Vertical text, such as the stub of a landscape DANFE, is removed, as it would mix with the lines that it crosses. */
function isSideways({text, box}: Word): boolean {
  return text.trim().length > STANDING.letters && box.y1 - box.y0 > STANDING.ratio * (box.x1 - box.x0);
}

/** The words of a page as terms, one piece of text each. */
export function termsOf(page: Page): Term[] {
  return page.words
    .filter(word => !isSideways(word) && !TYPED_RULE.test(word.text))
    .flatMap(({text, confidence, box}) =>
      pieces(text, page.source).map(piece => {
        const origin = sliceBox(box, piece.start, piece.start + piece.text.length, text.length);
        return {text: piece.text, folded: fold(piece.text), confidence, box: origin, origin, page};
      }),
    );
}
