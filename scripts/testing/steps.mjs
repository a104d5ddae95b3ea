import {StepFailed} from '../lib/exec.mjs';
import {logError, duration, log} from '../lib/log.mjs';

/** Named steps, run in order or in parallel; after the first failure no other step starts. */
export class Steps {
  good = true;
  /** Whether a step runs alone, so that its program may write to our terminal directly. */
  exclusive = true;
  times = [];
  /** Names of steps that failed outside a test; test runs report their failures themselves. */
  faults = [];

  async inOrder(steps) {
    for (const [name, work] of steps) if (this.good) await this.#run(name, work);
  }

  /**
   * Runs at most `concurrency` steps at once, in list order, each after the steps named in `after` have ended. The output of a
   * step is shown when it ends.
   * @param {[name: string, work: () => Promise<unknown>, after?: string[]][]} steps
   */
  async inParallel(steps, concurrency) {
    this.exclusive = false;
    const waiting = [...steps];
    const done = new Set();
    const running = new Map();
    for (;;) {
      const isReady = ([, , after = []]) => after.every(name => done.has(name));
      while (this.good && running.size < concurrency) {
        const next = waiting.findIndex(isReady);
        if (next < 0) break;
        const [[name, work]] = waiting.splice(next, 1);
        running.set(
          name,
          this.#run(name, work).then(() => (done.add(name), running.delete(name))),
        );
      }
      if (running.size === 0) break;
      await Promise.race(running.values());
    }
    this.exclusive = true;
  }

  async #run(name, work) {
    const start = performance.now();
    if (this.exclusive) log(title(name));
    let fault;
    let output = '';
    try {
      output = await work();
    } catch (error) {
      fault = error;
      this.good = false;
    }
    this.times.push([name, performance.now() - start, fault ? '✗' : '✓']);
    if (!this.exclusive) log(title(name));
    if (typeof output === 'string' && output) log(output);
    if (!fault) return;
    const text = [fault.output, fault instanceof StepFailed ? fault.message : fault.stack].filter(Boolean).join('\n\n');
    this.faults.push([name, text]);
    logError(text);
    logError(`✗ FALHOU: ${name}`);
  }

  showTimes() {
    log(title('Tempos'));
    for (const [name, ms, sign] of this.times) log(`${sign} ${name.padEnd(36)}${duration(ms).padStart(12)}`);
  }
}

export const title = name => `\n━━ ${name} ${'━'.repeat(Math.max(3, 72 - name.length))}`;
