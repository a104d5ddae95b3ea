const preparations = new Set<() => Promise<unknown>>();

/** Registers data to load before the page is printed; returns a function that unregisters it. */
export function beforePaper(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

/**
 * Prints the page once all registered data are loaded.
 * @throws the error of a part that failed to load
 */
export async function print(): Promise<void> {
  await Promise.all([...preparations].map(prepare => prepare()));
  window.print();
}
