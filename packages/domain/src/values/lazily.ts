/**
 * Made on first use, and cached. Building a formatter costs a hundred times its use, and the first of all in a
 * browser loads the tables of every language: no screen waits for it that shows nothing of the kind.
 */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
