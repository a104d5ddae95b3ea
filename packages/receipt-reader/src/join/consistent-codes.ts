import type {ItemReading} from '../document/types';

/** What pixels take for one another: a letter and the figure it looks like. */
const LOOKALIKES = ['O0', 'I1', 'S5', 'B8', 'Z2'] as const;
const TO_DIGIT = new Map(LOOKALIKES.map(([character, digit]) => [character!, digit!]));
const TO_LETTER = new Map(LOOKALIKES.map(([character, digit]) => [digit!, character!]));

/** So many characters that look like nothing else, all of one kind, tell what stands at a place. */
const ENOUGH = 2;

const kindOf = (character: string) =>
  /\d/.test(character) ? 'figura' : /[A-Za-z]/.test(character) ? 'letra' : 'sinal';

function replaceLookalike(character: string, to: string): string {
  const upperCase = character.toUpperCase();
  if (to === 'figura') return TO_DIGIT.get(upperCase) ?? character;
  return TO_LETTER.get(upperCase) ?? character;
}

/** The kind of character that the other codes have at a place; undefined where they do not tell or do not agree. */
function usual(others: readonly string[], position: number): string | undefined {
  const unmistakable = others
    .map(codigo => codigo[position] ?? '')
    .filter(character => !TO_DIGIT.has(character) && !TO_LETTER.has(character));
  const [kind, ...more] = new Set(unmistakable.map(kindOf));
  return unmistakable.length >= ENOUGH && more.length === 0 ? kind : undefined;
}

/**
 * Codes out of pixels put right by one another: a shop makes them all alike, so a letter where all the others have a
 * figure is the figure that it looks like, and the other way round.
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
