// The spec reporter that also adds its sums to a file, so that several runs can be counted together.
const {appendFileSync} = require('node:fs');
const {reporters} = require('mocha');

module.exports = class CountingSpec extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const file = options.reporterOptions?.sums;
    if (!file) return;
    runner.once('end', () => {
      const {passes = 0, failures = 0} = runner.stats ?? {};
      appendFileSync(file, `${JSON.stringify({passes, failures})}\n`);
    });
  }
};
