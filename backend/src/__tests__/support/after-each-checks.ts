type Check = () => Promise<void>;

/** The checks that run after each test; `givenApp` adds one for its application, and `stop` removes it. */
export const afterEachChecks = new Set<Check>();

/** Adds the hook to each file, not to the root suite: a failing root hook would end the run before the other files. */
export function checkAfterEachTest(files: readonly Mocha.Suite[]): void {
  for (const file of files)
    file.afterEach('holds what always holds', async () => {
      for (const check of afterEachChecks) await check();
    });
}
