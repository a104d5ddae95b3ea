/**
 * What nobody sees in a text: control characters, those that turn the direction of a line, those without a width. Line breaks and tabs
 * stay, and what joins emoji or makes flags of them.
 */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}|\u200D(?!\p{Extended_Pictographic})/gu;

/** Text as it is kept, however a keyboard or a browser composed it: composed (NFC), without what nobody sees. */
export const visibleText = (typed: string): string => typed.normalize('NFC').replace(INVISIBLE, '');

/** The same without blanks around it, and with one between words; line breaks stay. */
export const tidyText = (typed: string): string =>
  visibleText(typed)
    .replace(/[^\S\r\n]+/gu, ' ')
    .trim();

/** A password as it is compared: two ways of typing the same letters are the same password. */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC');
