import {StepFailed} from '../lib/exec.mjs';
import {complain, duration, say} from '../lib/say.mjs';

/** Named pieces of work, in order or side by side; the first that fails is the last that begins. */
export class Steps {
  good = true;
  /** Nothing else runs: a program may write to our terminal as it goes. */
  alone = true;
  times = [];
  #faults = [];

  async inOrder(steps) {
    for (const [name, work] of steps) if (this.good) await this.#run(name, work);
  }

  /** Each lane in its own order; what a step prints is shown when it ends. */
  async sideBySide(...lanes) {
    this.alone = false;
    await Promise.all(lanes.map(lane => this.inOrder(lane)));
    this.alone = true;
  }

  async #run(name, work) {
    const start = performance.now();
    if (this.alone) say(title(name));
    let fault;
    let output = '';
    try {
      output = await work();
    } catch (error) {
      fault = error;
      this.good = false;
    }
    this.times.push([name, performance.now() - start, fault ? '✗' : '✓']);
    if (!this.alone) say(title(name));
    if (typeof output === 'string' && output) say(output);
    if (!fault) return;
    const said = [fault.output, fault instanceof StepFailed ? fault.message : fault.stack].filter(Boolean).join('\n\n');
    this.#faults.push([name, said]);
    complain(said);
    complain(`✗ FALHOU: ${name}`);
  }

  /** Once more at the end, where it is looked for: a run of tests names at its own end what failed in it. */
  repeatFaults() {
    for (const [name, said] of this.#faults)
      complain(`${title(`O que falhou: ${name}`)}\n${said.split('\n').slice(-REPEATED_LINES).join('\n')}`);
  }

  showTimes() {
    say(title('Tempos'));
    for (const [name, ms, sign] of this.times) say(`${sign} ${name.padEnd(36)}${duration(ms).padStart(12)}`);
  }
}

const REPEATED_LINES = 60;

const title = name => `\n━━ ${name} ${'━'.repeat(Math.max(3, 72 - name.length))}`;
