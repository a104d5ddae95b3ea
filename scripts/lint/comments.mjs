// Finds names in comments that no code has: a comment that mentions such a name is out of date.

/** Block and line comments; a `//` after a colon, a quote or a word is part of an address or a text. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;
/** A name in backticks that begins in lower case and has more than three letters. */
const NAME = /`([a-z][A-Za-z]{3,})`/g;

const wordsOf = text => text.match(/[\w$]+/g) ?? [];

/**
 * @param {[path: string, text: string][]} files paths from the root, with forward slashes
 * @returns {string[]} a message for each name in a comment that neither code nor a file's path contains
 */
export function findUnknownNames(files) {
  const known = new Set();
  for (const [path, text] of files)
    for (const word of [...wordsOf(path), ...wordsOf(text.replace(COMMENT, ' '))]) known.add(word);
  return files.flatMap(([path, text]) =>
    [...text.matchAll(COMMENT)].flatMap(([comment]) =>
      [...comment.matchAll(NAME)].flatMap(([, name]) => (known.has(name) ? [] : [`${path}: \`${name}\``])),
    ),
  );
}
