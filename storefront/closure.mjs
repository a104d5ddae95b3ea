/**
 * The names of all that a file of the build imports at once, and of itself: what stands on another comes after it, as do their
 * styles.
 * @param {(name: string) => readonly string[]} importsOf
 * @param {string} name
 * @returns {Set<string>}
 */
export function closure(importsOf, name, names = new Set(), seen = new Set()) {
  if (seen.has(name)) return names;
  seen.add(name);
  for (const imported of importsOf(name)) closure(importsOf, imported, names, seen);
  return names.add(name);
}
