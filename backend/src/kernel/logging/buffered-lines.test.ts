import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';

/** What a process prints that logs by `script`, and what it had printed when it says so. */
function printed(script: string): string[] {
  const module = JSON.stringify(join(__dirname, 'logger.js'));
  const program = `const log = require(${module}).createLogger('info'); ${script}`;
  const text = execFileSync(process.execPath, ['-e', program], {encoding: 'utf8'});
  return text
    .trim()
    .split('\n')
    .map(line => (line.startsWith('{') ? (JSON.parse(line) as {msg: string}).msg : line));
}

describe('The lines of the log', () => {
  const mark = `require('node:fs').writeSync(1, 'mark\\n');`;

  it('wait for one another', () => {
    assert.deepEqual(printed(`log.info('one'); log.info('two'); ${mark}`), ['mark', 'one', 'two']);
  });

  it('do not wait behind a warning', () => {
    assert.deepEqual(printed(`log.child({a: 1}).info('one'); log.warn('two'); ${mark}`), ['one', 'two', 'mark']);
  });

  it('are all there however the process ends by itself', () => {
    assert.deepEqual(printed(`log.info('one'); process.exit(0);`), ['one']);
    assert.deepEqual(
      printed(`process.on('uncaughtException', () => process.exit(0)); log.info('one'); throw new Error();`),
      ['one'],
    );
  });
});
