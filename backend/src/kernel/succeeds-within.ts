/** Whether the check succeeds within so many milliseconds. */
export async function succeedsWithin(check: () => Promise<unknown>, ms: number): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>(resolve => (late = setTimeout(() => resolve(false), ms)));
  const succeeds = check().then(
    () => true,
    () => false,
  );
  return Promise.race([succeeds, tooLong]).finally(() => clearTimeout(late));
}
