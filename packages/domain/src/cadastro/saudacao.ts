/** The longest first name that a letter is begun with. */
const MAXIMO = 20;

/** Letters with their accents, apostrophes and hyphens between them; a point only after what is cut short ("Ma. José"). */
const LETRA = 'A-Za-zÀ-ÖØ-öø-ÿĀ-ſ';
const PALAVRA = new RegExp(`^[${LETRA}]+(['’-][${LETRA}]+)*$`);
const OUTRA = new RegExp(`^[${LETRA}]+(['’-][${LETRA}]*)*\\.?$`);

/**
 * The first name to greet somebody with in a letter; undefined when what was typed as a name is none. Whoever signs up
 * writes the name and the address of the letter: nothing but a plain name may travel from there to a stranger.
 */
export function nomeParaSaudar(nome: string): string | undefined {
  const [primeiro = '', ...outras] = nome.normalize('NFC').trim().split(/\s+/);
  const plano = PALAVRA.test(primeiro) && primeiro.length <= MAXIMO && outras.every(outra => OUTRA.test(outra));
  return plano ? primeiro : undefined;
}

/** How a letter begins: "Olá, Ana!", or "Olá!" where the name is no plain one. */
export function saudacao(nome: string): string {
  const primeiro = nomeParaSaudar(nome);
  return primeiro ? `Olá, ${primeiro}!` : 'Olá!';
}
