/** Capitals without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

const LOOKALIKE_LETTERS: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
  '|': 'I',
  '!': 'I',
  L: 'I',
};

/** Letters and digits only, with those that OCR takes for one another made one: for comparing labels. */
export function skeleton(text: string): string {
  return fold(text)
    .replace(/[0158|!L]/g, letter => LOOKALIKE_LETTERS[letter] ?? letter)
    .replace(/[^A-Z0-9]/g, '');
}

/** Edits between two texts, given up (limit + 1) once they must be more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const cost = Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** The most errors that are forgiven, however long a label is. */
export const MAX_ERRORS = 4;
/** Labels shorter than the first length must be right; below the second one letter may be wrong, then one of so many. */
const FORGIVEN = {none: 5, one: 9, oneOf: 6} as const;

/** How many letters of a label may be wrong: none in short ones, which would become other words. */
export function tolerance(length: number): number {
  if (length < FORGIVEN.none) return 0;
  return length < FORGIVEN.one ? 1 : Math.min(MAX_ERRORS, Math.floor(length / FORGIVEN.oneOf));
}
