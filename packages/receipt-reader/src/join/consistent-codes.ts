import type {ItemReading} from '../document/types';

/** Pairs of a letter and the digit that looks like it. */
const LOOKALIKES = ['O0', 'I1', 'S5', 'B8', 'Z2'] as const;
const TO_DIGIT = new Map(LOOKALIKES.map(([character, digit]) => [character!, digit!]));
const TO_LETTER = new Map(LOOKALIKES.map(([character, digit]) => [digit!, character!]));

/** Minimum number of unmistakable characters, all of one kind, to know the kind at a position. */
const ENOUGH = 2;

const kindOf = (character: string) =>
  /\d/.test(character) ? 'figura' : /[A-Za-z]/.test(character) ? 'letra' : 'sinal';

function replaceLookalike(character: string, to: string): string {
  const upperCase = character.toUpperCase();
  if (to === 'figura') return TO_DIGIT.get(upperCase) ?? character;
  return TO_LETTER.get(upperCase) ?? character;
}

/** The kind of character that other codes have at a position; undefined if there are too few or they differ. */
function usual(others: readonly string[], position: number): string | undefined {
  const unmistakable = others
    .map(codigo => codigo[position] ?? '')
    .filter(character => !TO_DIGIT.has(character) && !TO_LETTER.has(character));
  const [kind, ...more] = new Set(unmistakable.map(kindOf));
  return unmistakable.length >= ENOUGH && more.length === 0 ? kind : undefined;
}

/**
 * Corrects codes read from pixels by comparing them: a shop's codes have the same form, so a letter where all others have a
 * digit is replaced by the digit that looks like it, and vice versa.
 */
export function consistentCodes(itens: readonly ItemReading[]): ItemReading[] {
  return itens.map((item, i) => {
    const {codigo} = item;
    if (!codigo) return item;
    const others = itens.flatMap(({codigo: other}, j) => (j !== i && other?.length === codigo.length ? [other] : []));
    const corrected = [...codigo].map((character, position) => {
      const to = usual(others, position);
      return to && to !== kindOf(character) ? replaceLookalike(character, to) : character;
    });
    return {...item, codigo: corrected.join('')};
  });
}
