/** Letters of Portuguese: V8 compiles a pattern with many \p{L} for seconds. */
const LETTER = "[a-zà-öø-ÿ'’]";
const KIND = String.raw`(?:(?:rua|avenida|travessa|alameda|rodovia|pra[çc]a|estrada|viela|beco|largo|av)(?!${LETTER})\.?|(?:r|tv|trav|al|rod|p[çc]a?|estr)\.)`;
/** A word of the name; a dot ends abbreviations alone ("Dr."), so that a name ends with its sentence. */
const WORD = String.raw`(?:${LETTER}{1,4}\.|${LETTER}{1,30}|\d{1,4})`;
const NUMBER = String.raw`(?:\s{0,3},\s{0,3}|\s{1,3})(?:(?:casa|km|n[uú]mero|n[uú]m\.?|n[º°o.]{0,2})\s{0,3}:?\s{0,3})?\d{1,5}(?:-?[a-d](?!${LETTER}))?`;
/** What a number that counts or measures something is followed by. */
const COUNTED = String.raw`\d|[º°ªh%²:/-]|${LETTER}|\s{0,3}${LETTER}{3,}|\s{0,3}(?:m|km)[²2]?(?!\w)`;

/**
 * A street with its number, in Portuguese ("R. Dr. João Silva, nº 10"). A street without a number is ordinary: it says where
 * somebody works.
 */
export const STREET = new RegExp(
  String.raw`(?<![\d'’]|${LETTER})${KIND}\s{0,3}(?:${WORD}[ -]{1,2}){0,6}?${WORD}${NUMBER}(?!${COUNTED})`,
  'gi',
);
