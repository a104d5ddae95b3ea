import {ONE_BASELINE, joinTwo, type Fragment} from './fragments';

/** Minimum length of a spaced word; fewer may be words of one letter, or the digits of a measure. */
const MIN_RUN = {letters: 4, digits: 8};
/** Maximum gap as a share of the font's width; letters farther apart are columns. */
const MAX_GAP = 0.95;
/** Maximum ratio of a gap to the usual one within a word. */
const SLACK = 1.5;

const LETTER = /^\p{L}$/u;
const DIGIT = /^\d$/;
const gapBetween = (a: Fragment, b: Fragment) => (b.x0 - a.x1) / b.typeWidth;

function follows(a: Fragment, b: Fragment): boolean {
  const distance = gapBetween(a, b);
  const alike = [LETTER, DIGIT].some(kind => kind.test(a.text) && kind.test(b.text));
  return alike && Math.abs(a.base - b.base) < ONE_BASELINE * a.typeHeight && distance >= 0 && distance < MAX_GAP;
}

function compact(letters: readonly Fragment[]): Fragment[] {
  const minimum = DIGIT.test(letters[0]?.text ?? '') ? MIN_RUN.digits : MIN_RUN.letters;
  if (letters.length < minimum) return [...letters];
  const gaps = letters.slice(1).map((letter, i) => gapBetween(letters[i]!, letter));
  const common = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return letters.reduce<Fragment[]>((words, letter, i) => {
    const previous = words.at(-1);
    if (previous && (gaps[i - 1] ?? 0) <= common * SLACK) words[words.length - 1] = joinTwo(previous, letter);
    else words.push(letter);
    return words;
  }, []);
}

/** Joins single letters at even distances to words, such as the heading `D A N F E`. */
export function joinSpacedOut(fragments: readonly Fragment[]): Fragment[] {
  const groups: Fragment[][] = [];
  fragments.forEach((each, i) => {
    const previous = fragments[i - 1];
    if (previous && follows(previous, each)) groups.at(-1)?.push(each);
    else groups.push([each]);
  });
  return groups.flatMap(compact);
}
