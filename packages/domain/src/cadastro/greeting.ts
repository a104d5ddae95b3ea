/** The longest first name in an email's greeting. */
const MAX = 20;

/** Letters with their accents, apostrophes and hyphens between them; a point only after what is cut short ("Ma. José"). */
const LETTER = 'A-Za-zÀ-ÖØ-öø-ÿĀ-ſ';
const WORD = new RegExp(`^[${LETTER}]+(['’-][${LETTER}]+)*$`);
const OTHER = new RegExp(`^[${LETTER}]+(['’-][${LETTER}]*)*\\.?$`);

/**
 * The first name to greet somebody with in an email; undefined when what was typed as a name is none. Whoever signs up
 * writes the name and the address of the email: nothing but a plain name may get from there to another person.
 */
export function nameToGreet(nome: string): string | undefined {
  const [first = '', ...others] = nome.normalize('NFC').trim().split(/\s+/);
  const plain = WORD.test(first) && first.length <= MAX && others.every(other => OTHER.test(other));
  return plain ? first : undefined;
}

/** How an email begins: "Olá, Ana!", or "Olá!" where the name is no plain one. */
export function greeting(nome: string): string {
  const first = nameToGreet(nome);
  return first ? `Olá, ${first}!` : 'Olá!';
}
