type Check = () => Promise<void>;

/** What must hold after each test of the run, of whatever is up then: `givenApp` adds its own and takes it away. */
export const standingChecks = new Set<Check>();

/**
 * On each file and not on the root: a hook of the root that fails ends the whole run, and nobody learns of the other files.
 */
export function checkFiles(root: Mocha.Suite): void {
  for (const suite of root.suites)
    if (suite.file?.includes('__tests__'))
      suite.afterEach('holds what always holds', async () => {
        for (const check of standingChecks) await check();
      });
}
