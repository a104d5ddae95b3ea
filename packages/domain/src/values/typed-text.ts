/**
 * Invisible characters: controls, direction marks, zero-width characters. Line breaks and tabs are kept, and so is what joins
 * emoji or forms flags.
 */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}|\u200D(?!\p{Extended_Pictographic})/gu;

/** Normalises text for storage: Unicode NFC, without invisible characters. */
export const visibleText = (typed: string): string => typed.normalize('NFC').replace(INVISIBLE, '');

/** The same, trimmed, with single blanks between words; line breaks are kept. */
export const tidyText = (typed: string): string =>
  visibleText(typed)
    .replace(/[^\S\r\n]+/gu, ' ')
    .trim();

/** Normalises a password for comparison, so that two ways of typing the same letters are equal. */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC');
