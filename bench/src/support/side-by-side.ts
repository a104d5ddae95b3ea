/** Runs a function for each item in order, with a limited number in parallel. */
export async function sideBySide<T>(
  all: readonly T[],
  count: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const waiting = all.values();
  const next = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({length: count}, next));
}
