// Starts the programs of a test run's steps: tools in node_modules, our scripts, mocha with test counts.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT, runtimeEnv} from '../runtime.mjs';
import {StepFailed, runAndCapture, runInTerminal} from '../lib/exec.mjs';
import {requireRuntime} from '../lib/runtime-check.mjs';
import {logError, log} from '../lib/log.mjs';
import {makeScratch} from './scratch.mjs';
import {title} from './steps.mjs';
import {rememberTimes} from './test-times.mjs';

const SLOW_TESTS = '**/*.slow.test.*';
const REPEATED_LINES = 60;

export class Toolbox {
  #steps;
  #full;
  #env;
  #runtime;
  #scratch = makeScratch();
  #sums = this.scratch('somas.jsonl');
  /** V8's compile cache for all programs of a run, which makes further starts of the server a third faster. */
  #compiled = this.scratch('compiled');

  /** @param {{full?: boolean, env?: object}} options full: slow tests as well; env: for all programs that it starts */
  constructor(steps, {full = false, env = {}} = {}) {
    this.#steps = steps;
    this.#full = full;
    this.#env = env;
    writeFileSync(this.#sums, '');
  }

  /** Path of a file or folder that is removed at the end of the run. */
  scratch(name) {
    return join(this.#scratch.folder, name);
  }

  /** The product's Node, which exists only after the install. */
  async runtime() {
    return (this.#runtime ??= await requireRuntime());
  }

  /** A tool by its path below node_modules. */
  tool(path, args, env) {
    return this.run([join(ROOT, 'node_modules', path), ...args], env);
  }

  /** A script by its name in this folder's parent. */
  script(name, ...args) {
    return this.run([join(ROOT, 'scripts', name), ...args]);
  }

  mocha(files, env) {
    const reporter = ['--reporter', 'scripts/testing/mocha-reporter.cjs', '--reporter-option', `sums=${this.#sums}`];
    const slow = this.#full ? [] : ['--ignore', SLOW_TESTS];
    const guarded = this.#full ? {LOOP_GUARD: '1'} : {};
    return this.tool('mocha/bin/mocha.js', [...reporter, ...slow, ...files], {...guarded, ...env});
  }

  async run(args, env = {}) {
    const runtime = await this.runtime();
    const own = {NODE_COMPILE_CACHE: this.#compiled, TMPDIR: this.#scratch.temporary};
    const all = {...runtimeEnv(runtime), ...own, ...this.#env, ...env};
    const {code, output} = this.#steps.exclusive
      ? {code: await runInTerminal(runtime, args, all), output: ''}
      : await runAndCapture(runtime, args, all);
    if (code !== 0) throw new StepFailed(`código de saída ${code}`, output.trim());
    return output.trim();
  }

  /** Prints the durations of the steps and the test counts; sets the exit code of the run. */
  finish() {
    this.#steps.showTimes();
    const counts = readFileSync(this.#sums, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line));
    rememberTimes(counts);
    tell(
      'Instável: passou só na segunda vez',
      counts.flatMap(({unstable}) => unstable),
    );
    const failedTests = counts.flatMap(({failed}) => failed);
    if (failedTests.length === 0)
      for (const [name, said] of this.#steps.faults)
        logError(`${title(`O que falhou: ${name}`)}\n${said.split('\n').slice(-REPEATED_LINES).join('\n')}`);
    tell('O que falhou', failedTests);
    const total = key => counts.reduce((sum, count) => sum + count[key], 0);
    // A step that failed outside a test counts as a failure, too.
    const failed = this.#steps.good ? 0 : Math.max(1, total('failures'));
    log(`\n${total('passes')} passed, ${failed} failed`);
    process.exitCode = this.#steps.good ? 0 : 1;
  }
}

/** Prints each test with its file and the first lines of its error, at the end of the run. */
function tell(heading, tests) {
  if (tests.length === 0) return;
  log(title(heading));
  for (const {file, title: name, error} of tests) log(`✗ ${file}\n  ${name}\n    ${error.replaceAll('\n', '\n    ')}`);
}
