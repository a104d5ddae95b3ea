// Finds forbidden words, as whole words of a camelCase or kebab-case name, in the names of files and in what they export.
import {ALLOWED, FORBIDDEN} from './forbidden-terms.mjs';

const DECLARED =
  /^export (?:default )?(?:(?:declare|abstract|async) )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}( from)?/gm;

/** `wantedLetters.test.ts` → wanted, letters, test, ts. */
const wordsOf = name => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map(word => word.toLowerCase());

/** The exported names of a module, without re-exports under the same name, which are checked at their source. */
const exportsOf = text => [
  ...[...text.matchAll(DECLARED)].map(([, name]) => name),
  ...[...text.matchAll(LISTED)].flatMap(([, list, from]) =>
    list.split(',').flatMap(each => (!from || / as /.test(each) ? [each.trim().split(/\s+/).at(-1)] : [])),
  ),
];

/**
 * @param {[path: string, text: string][]} files paths from the root, with forward slashes
 * @returns {string[]} a message for each forbidden word with its replacement, and for each unused exception
 */
export function findNameViolations(files, {forbidden = FORBIDDEN, allowed = ALLOWED} = {}) {
  const terms = new Map([...forbidden].flatMap(([words, instead]) => words.split('|').map(word => [word, instead])));
  const needed = new Set();
  const violations = files
    .flatMap(([path, text]) => [[path, path], ...exportsOf(text).map(name => [`${path}#${name}`, name])])
    .flatMap(([place, name]) => [...new Set(wordsOf(name))].map(word => ({place, word})))
    .filter(({place, word}) => {
      if (!terms.has(word)) return false;
      const exception = allowed.find(({at, words}) => at.test(place) && words.split('|').includes(word));
      if (exception) needed.add(exception);
      return !exception;
    })
    .map(({place, word}) => `${place}: "${word}" → ${terms.get(word)}`);
  const idle = allowed.filter(exception => !needed.has(exception));
  return [...violations, ...idle.map(({at}) => `exceção sem uso: ${at}`)];
}
