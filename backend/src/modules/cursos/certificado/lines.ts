/** What measures a text in the font and size that are set. */
interface Measure {
  fontSize(size: number): Measure;
  widthOfString(text: string): number;
}

/** The largest size, from the larger to the smaller, in which the text takes two lines at the most. */
export function fitted(
  page: Measure,
  text: string,
  {width, from, to}: {width: number; from: number; to: number},
): number {
  let size = from;
  while (size > to && balanced(page.fontSize(size), text, width).length > 2) size--;
  return size;
}

/** One line where it fits, else two as equal as its words allow; more only where even two are too long. */
export function balanced(page: Measure, text: string, width: number): string[] {
  const fits = (line: string) => page.widthOfString(line) <= width;
  const words = text.trim().split(/\s+/);
  if (fits(words.join(' '))) return [words.join(' ')];
  const halves = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .filter(lines => lines.every(fits))
    .toSorted((a, b) => unevenness(page, a) - unevenness(page, b));
  return halves[0] ?? filled(words, fits);
}

const unevenness = (page: Measure, [first, second]: [string, string]) =>
  Math.abs(page.widthOfString(first) - page.widthOfString(second));

function filled(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
