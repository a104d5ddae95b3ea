import {STREET} from './streets.js';

const MASK = '•••';

/** Characters that look like plain letters and digits (full width, circled, mathematical). */
const LOOKALIKES = /[！-～①-⓿\u{1d400}-\u{1d7ff}]/gu;
/** Invisible characters within a word; between emoji they belong to the picture. */
const INVISIBLE = /(?<=[\p{L}\p{N}@./:-])[\u00ad\u200b-\u200d\u2060\ufeff]+(?=[\p{L}\p{N}@./:-])/gu;

/** Eight or more digits, with any separators, also as keys (1️⃣). A slash separates dates. */
const PHONE = /\+?\(?\p{Nd}(?:(?:[\s().*_|·•–—-]|\u{fe0f}|\u{20e3})*\p{Nd}){7,}(?:\u{fe0f}?\u{20e3})?/gu;

/** A CPF, and a phone number with its area code, whatever signs stand between their digits: in the text's shape. */
const CPF = /(?<!\d)\d{3} {0,3}\d{3} {0,3}\d{3} {0,3}\d{2}(?!\d)/g;
const SIGNED_PHONE = /(?<!\d)\d{2} {0,3}9? {0,3}\d{4} {0,3}\d{4}(?!\d)/g;

const URL = /(?<![\p{L}\p{N}])(?:https?\s{0,3}:\s{0,3}\/+|www\s{0,3}\.)\s{0,3}[^\s<>()"']+/giu;

/** "@" with what stands around it: an e-mail address, or a handle. Also written "arroba" or "(at)". */
const AT = /(?:(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+)?@\s?[\p{L}\p{N}_][\p{L}\p{N}_.-]*/giu;
const SPELT_AT =
  /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+\s{0,3}(?:[([{]\s?(?:at|arroba)\s?[)\]}]|(?<=\s)arroba(?=\s))\s{0,3}[\p{L}\p{N}_-]+(?:(?:\s{0,3}\.\s{0,3}|\s{1,3}ponto\s{1,3}|\s{0,3}[([{]\s?(?:ponto|dot)\s?[)\]}]\s{0,3})[\p{L}\p{N}_-]+)*/giu;

/** The endings of addresses that people here use; "me" is a word, and so counts before a slash alone (wa.me/…). */
const ENDINGS =
  'com|net|org|br|info|biz|co|io|app|site|online|shop|store|link|bio|page|dev|xyz|be|ly|gl|gg|ee|me(?=\\/)';
/** A dot within an address: plain, after a space, or spelt out in brackets. "limpo. Com garantia" has none of these. */
const DOT = String.raw`(?:\.|\s{1,3}\.\s{0,3}|\s{0,3}[([{]\s?(?:\.|ponto|dot)\s?[)\]}]\s{0,3})`;
const WORD = String.raw`[\p{L}\p{N}_-]+`;
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])${WORD}(?:${DOT}${WORD})*?${DOT}(${ENDINGS})(?:${DOT}br)?(?![\p{L}\p{N}_-])(?:[/?#:][^\s<>()"']*)?`,
  'giu',
);
/** "ponto com" alone is ordinary ("no ponto com antecedência"). */
const SPELT_DOMAIN = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+\s{1,3}ponto\s{1,3}com\s{1,3}ponto\s{1,3}br(?![\p{L}\p{N}])/giu;

/** "limpo.Com garantia": a sentence whose space was forgotten. */
const beginsSentence = (ending: string, rest: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(ending) && /^\s+\p{Ll}/u.test(rest);

/** The text with all digits but 9 as 0, letters as a, any other sign as a blank, each as long as it was. */
const shapeOf = (text: string): string =>
  text.replace(/(9)|(\p{Nd})|([\p{L}\p{N}])|[^]/gu, (sign: string, nine?: string, digit?: string, letter?: string) =>
    (nine ?? (digit ? '0' : letter ? 'a' : ' ')).repeat(sign.length),
  );

/** Hides what has a shape, with a bracket before it. A pattern over all signs would take V8 seconds to compile. */
function maskShaped(text: string, shape: RegExp): string {
  let [shown, end] = ['', 0];
  for (const {index, 0: found} of shapeOf(text).matchAll(shape)) {
    shown += text.slice(end, text[index - 1] === '(' ? index - 1 : index) + MASK;
    end = index + found.length;
  }
  return shown + text.slice(end);
}

/**
 * Hides phone numbers, CPFs, e-mails, addresses of sites, handles and streets with their number in public texts: contacts use
 * the button, which is limited and counted, and where somebody lives is nobody's business.
 */
export function withoutContacts(text: string): string {
  const spelt = text
    .replace(LOOKALIKES, each => each.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(URL, MASK)
    .replace(SPELT_AT, MASK)
    .replace(AT, MASK)
    .replace(SPELT_DOMAIN, MASK)
    .replace(DOMAIN, (found, ending: string, place: number, all: string) =>
      beginsSentence(ending, all.slice(place + found.length)) ? found : MASK,
    )
    .replace(STREET, MASK);
  return maskShaped(maskShaped(spelt, CPF).replace(PHONE, MASK), SIGNED_PHONE);
}
