// The spec reporter, which also appends to a file the passed, failed and retried tests and how
// long each file of tests took, so that several runs can be reported together.
const {appendFileSync} = require('node:fs');
const {relative, sep} = require('node:path');
const {reporters} = require('mocha');

const LINES = 6;
const firstLines = ({message, stack}) =>
  String(message || stack)
    .split('\n')
    .slice(0, LINES)
    .join('\n');

module.exports = class CountingSpec extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const file = options.reporterOptions?.sums;
    if (!file) return;
    const times = {};
    const failed = [];
    const retried = [];
    const began = new Map();
    const pathOf = ({file: path = ''}) => relative(process.cwd(), path).split(sep).join('/');
    const fact = (test, error) => ({file: pathOf(test), title: test.fullTitle(), error: firstLines(error)});
    runner.on('suite', suite => began.set(suite, performance.now()));
    runner.on('suite end', suite => {
      if (!suite.parent?.root || !suite.file) return;
      const name = pathOf(suite);
      times[name] = (times[name] ?? 0) + performance.now() - began.get(suite);
    });
    runner.on('fail', (test, error) => failed.push(fact(test, error)));
    runner.on('retry', (test, error) => retried.push(fact(test, error)));
    runner.once('end', () => {
      const {passes = 0, failures = 0} = runner.stats ?? {};
      // A test that failed in every attempt is reported only as failed.
      const unstable = retried.filter(({title}) => failed.every(each => each.title !== title));
      appendFileSync(file, `${JSON.stringify({passes, failures, times, failed, unstable})}\n`);
    });
  }
};
