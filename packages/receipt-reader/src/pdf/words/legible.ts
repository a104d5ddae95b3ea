import type {Glyph} from '../glyphs/glyphs';

/** Latin letters, digits and the punctuation of receipts; other characters are not meant as text. */
const KNOWN =
  // oxlint-disable-next-line no-misleading-character-class -- signs that are set over others are what it names
  /^[\u0020-\u007e\u00a0-\u024f\u0300-\u036f\u2000-\u206f\u20a0-\u20bf\u2100-\u22ff\u2500-\u25ff\ufb00-\ufb06]*$/;
// Maximum shares of unknown characters; chosen, as receipts have a few and a font without its map has hardly any others.
const MAX_UNKNOWN_PER_FONT = 0.08;
const MAX_UNKNOWN_PER_PAGE = 0.15;

/** Minimum number of letters to judge the vowels; fewer may lack them by chance. */
const LETTERS_TO_JUDGE = 60;
/** Minimum share of vowels: almost half of the letters in Portuguese, but receipts have many abbreviations. */
const MIN_VOWELS = 0.2;
const MIN_ALPHANUMERICS = 0.6;

/** Normalises a word, so that it is equal for all codings of its letters. */
export function cleanText(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, ligature => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u00ad\u2010-\u2012\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[^\p{L}\p{N}\p{P}\p{S}\p{M}]/gu, '');
}

/**
 * Removes letters of fonts without a character map, which look right but whose text is noise. Empty if they are a large part
 * of the page, whose picture must then be read instead.
 */
export function legible(glyphs: readonly Glyph[]): Glyph[] {
  const byFont = new Map<string, {total: number; unknown: number}>();
  for (const {font, text} of glyphs) {
    const tally = byFont.get(font) ?? {total: 0, unknown: 0};
    tally.total++;
    if (text === '' || !KNOWN.test(text)) tally.unknown++;
    byFont.set(font, tally);
  }
  const good = (font: string) => {
    const {total, unknown} = byFont.get(font) ?? {total: 0, unknown: 0};
    return unknown <= total * MAX_UNKNOWN_PER_FONT;
  };
  const known = glyphs.filter(({font, text}) => good(font) && KNOWN.test(text));
  return glyphs.length - known.length > glyphs.length * MAX_UNKNOWN_PER_PAGE || !plausible(known) ? [] : known;
}

/**
 * Whether the text may be Portuguese: a wrong character map turns letters into signs and leaves few vowels. Rules and leaders
 * made of signs are ignored.
 */
function plausible(glyphs: readonly Glyph[]): boolean {
  const text = glyphs
    .map(glyph => glyph.text)
    .join('')
    .replace(/[\s\-=_.*]/g, '');
  const letters = text.replace(/\P{L}/gu, '');
  const vowels = letters.normalize('NFD').replace(/[^aeiou]/gi, '');
  if (letters.length >= LETTERS_TO_JUDGE && vowels.length < letters.length * MIN_VOWELS) return false;
  const alphanumerics = text.replace(/[^\p{L}\p{N}]/gu, '');
  return text.length < LETTERS_TO_JUDGE || alphanumerics.length >= text.length * MIN_ALPHANUMERICS;
}
