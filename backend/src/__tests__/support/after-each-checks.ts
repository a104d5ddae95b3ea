type Check = () => Promise<void>;

/** What must hold after each test of the run, of whatever is up then: `givenApp` adds its own and takes it away. */
export const afterEachChecks = new Set<Check>();

/**
 * On each file and not on the root: a failing root hook ends the whole run, and the other files are never run.
 */
export function checkAfterEachTest(files: readonly Mocha.Suite[]): void {
  for (const file of files)
    file.afterEach('holds what always holds', async () => {
      for (const check of afterEachChecks) await check();
    });
}
