/** Does something with each, so many at once, in their order. */
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
