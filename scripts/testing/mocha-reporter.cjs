// The spec reporter that also adds to a file what passed, what failed and how long each file of tests took, so that
// several runs can be counted together.
const {appendFileSync} = require('node:fs');
const {relative, sep} = require('node:path');
const {reporters} = require('mocha');

module.exports = class CountingSpec extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const file = options.reporterOptions?.sums;
    if (!file) return;
    const times = {};
    const began = new Map();
    runner.on('suite', suite => began.set(suite, performance.now()));
    runner.on('suite end', suite => {
      if (!suite.parent?.root || !suite.file) return;
      const name = relative(process.cwd(), suite.file).split(sep).join('/');
      times[name] = (times[name] ?? 0) + performance.now() - began.get(suite);
    });
    runner.once('end', () => {
      const {passes = 0, failures = 0} = runner.stats ?? {};
      appendFileSync(file, `${JSON.stringify({passes, failures, times})}\n`);
    });
  }
};
