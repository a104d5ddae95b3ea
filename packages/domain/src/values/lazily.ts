/**
 * Computes a value on first use and caches it. Creating an Intl formatter costs a hundred times its use, and the first one in a
 * browser loads the tables of all languages, so only screens that need it should wait.
 */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
