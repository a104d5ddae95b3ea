/** Returns the width of a text at a font size. */
export type WidthOf = (text: string, size: number) => number;

/** The largest font size in which the text fits into at most two lines. */
export function fitted(
  widthOf: WidthOf,
  text: string,
  {width, from, to}: {width: number; from: number; to: number},
): number {
  let size = from;
  while (size > to && balanced(line => widthOf(line, size), text, width).length > 2) size--;
  return size;
}

/** One line if the text fits, else two lines of similar length; more only if two are too long. */
export function balanced(widthOf: (line: string) => number, text: string, width: number): string[] {
  const fits = (line: string) => widthOf(line) <= width;
  const words = text.trim().split(/\s+/);
  if (fits(words.join(' '))) return [words.join(' ')];
  const unevenness = ([first, second]: [string, string]) => Math.abs(widthOf(first) - widthOf(second));
  const halves = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .filter(lines => lines.every(fits))
    .toSorted((a, b) => unevenness(a) - unevenness(b));
  return halves[0] ?? filled(words, fits);
}

function filled(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a text to at most `most` lines; a longer text ends with an ellipsis. */
export function wrapped(widthOf: (line: string) => number, text: string, width: number, most: number): string[] {
  const lines = filled(text.trim().split(/\s+/), line => widthOf(line) <= width);
  const rest = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), shortened(widthOf, rest, width)].filter(Boolean);
}

function shortened(widthOf: (line: string) => number, text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let length = text.length - 1;
  while (length > 1 && widthOf(`${text.slice(0, length).trimEnd()}…`) > width) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}
