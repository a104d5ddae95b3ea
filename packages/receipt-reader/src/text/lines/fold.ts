/** Converts to upper case without accents. */
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

/** Only letters and digits, with those that OCR confuses unified, for comparing labels. */
export function skeleton(text: string): string {
  return fold(text)
    .replace(/[0158|!L]/g, letter => LOOKALIKE_LETTERS[letter] ?? letter)
    .replace(/[^A-Z0-9]/g, '');
}

/** The edit distance of two texts; `limit` + 1 as soon as it exceeds `limit`. */
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

/** Maximum errors tolerated in labels of any length. */
export const MAX_ERRORS = 4;
/** Labels shorter than `none` must be exact; shorter than `one`, one error is tolerated; then one per `oneOf` letters. */
const FORGIVEN = {none: 5, one: 9, oneOf: 6} as const;

/** Tolerated errors by the length of a label: none in short ones, which would become other words. */
export function tolerance(length: number): number {
  if (length < FORGIVEN.none) return 0;
  return length < FORGIVEN.one ? 1 : Math.min(MAX_ERRORS, Math.floor(length / FORGIVEN.oneOf));
}
