/** Maximum length of the first name in an email's greeting. */
const MAX = 20;

/** Accented letters, with apostrophes and hyphens between them; a dot only after an abbreviation ("Ma. José"). */
const LETTER = 'A-Za-zÀ-ÖØ-öø-ÿĀ-ſ';
const WORD = new RegExp(`^[${LETTER}]+(['’-][${LETTER}]+)*$`);
const OTHER = new RegExp(`^[${LETTER}]+(['’-][${LETTER}]*)*\\.?$`);

/**
 * The first name for the greeting of an email; undefined when the typed name is not a plain one. At sign-up anybody can
 * type any name and another person's address, so the email must not carry other text to that person.
 */
export function nameToGreet(nome: string): string | undefined {
  const [first = '', ...others] = nome.normalize('NFC').trim().split(/\s+/);
  const plain = WORD.test(first) && first.length <= MAX && others.every(other => OTHER.test(other));
  return plain ? first : undefined;
}

/** The greeting of an email: "Olá, Ana!", or "Olá!" if the name is not a plain one. */
export function greeting(nome: string): string {
  const first = nameToGreet(nome);
  return first ? `Olá, ${first}!` : 'Olá!';
}
