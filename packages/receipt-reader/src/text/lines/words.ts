import {sliceBox} from '../../document/geometry';
import type {Page, Word} from '../../document/types';
import {fold} from './fold';
import type {Term} from '../types';

// Where a label and its value were set without a blank: `Série:001`, `R$69,90`, `Nº000.001`.
const GLUED = [
  /^(R\$)(?=[\d-])/,
  /^(N[º°ª]\.?:?)(?=\d)/i,
  /^([^\d:]*[A-Za-zÀ-ÿ).]:)(?=[^/\s:])/,
  // A row too narrow for both: `item-119,98`.
  /^([A-Za-zÀ-ÿ]{3,})(?=-?(\d{1,3}(\.\d{3})+|\d+),\d{2}$|\d{2}\/\d{2}\/\d{4}$)/,
];

/** Cuts a text where one of the patterns says; the pieces in their order. */
function cutGlued(text: string): string[] {
  for (const pattern of GLUED) {
    const match = pattern.exec(text)?.[1];
    if (match && match.length < text.length) return [match, ...cutGlued(text.slice(match.length))];
  }
  return [text];
}

// Bars that part columns; a picture's may be a letter that was misread.
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

/** A rule typed with marks, as printers of text alone draw one. */
const TYPED_RULE = /^[-–—_=*.~#+]{4,}$/;

/** So many times higher than wide no word lies that has more letters than this. */
const STANDING = {ratio: 2.5, letters: 2} as const;

/** Text set along the page's side, such as the stub of a landscape DANFE, would only mix with the lines it crosses. */
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
