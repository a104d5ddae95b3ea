const preparations = new Set<() => Promise<unknown>>();

/** What has to be here before the page is printed; returns how to take it back. */
export function beforePaper(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

/** Prints the page once all of it is here. @throws what kept a part from coming */
export async function print(): Promise<void> {
  await Promise.all([...preparations].map(prepare => prepare()));
  window.print();
}
