type Check = () => Promise<void>;

/** What must hold after each test of the run, of whatever is up then: `givenApp` adds its own and takes it away. */
export const afterEachChecks = new Set<Check>();

/**
 * On each file and not on the root: a hook of the root that fails ends the whole run, and nobody learns of the other files.
 */
export function checkAfterEachTest(files: readonly Mocha.Suite[]): void {
  for (const file of files)
    file.afterEach('holds what always holds', async () => {
      for (const check of afterEachChecks) await check();
    });
}
