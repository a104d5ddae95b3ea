import type {ChildProcess} from 'node:child_process';
import {forkConfined, type Program} from './fork';
import type {ProcessLimits} from './limits';
import {MEMORY_SIGNAL} from './protocol';

/** The events of a confined process. */
export interface ChildEvents<Answer> {
  onMessage(answer: Answer): void;
  /** The process has ended; `memory` if it used too much memory. */
  onExit(reason: 'memory' | 'fault'): void;
}

/** One confined process, started on demand. Its first message means that it is ready. */
export class ConfinedChild<Request extends object, Answer> {
  private childProcess?: ChildProcess;
  /** Resolves when the process that is being ended has exited. */
  private ending?: Promise<void>;

  constructor(
    private readonly program: Program,
    private readonly limits: ProcessLimits,
    private readonly events: ChildEvents<Answer>,
  ) {}

  get alive(): boolean {
    return this.childProcess !== undefined && !this.ending;
  }

  get pid(): number | undefined {
    return this.childProcess?.pid;
  }

  /** Starts the process; false if it failed to start. */
  async launch(): Promise<boolean> {
    await this.ending;
    const childProcess = forkConfined(this.program, this.limits);
    this.childProcess = childProcess;
    return new Promise(resolve => {
      const deadline = setTimeout(() => childProcess.kill('SIGKILL'), this.limits.startupTime);
      const ready = (ok: boolean) => {
        clearTimeout(deadline);
        resolve(ok);
      };
      childProcess.once('message', () => {
        ready(true);
        childProcess.on('message', (answer: Answer) => this.events.onMessage(answer));
      });
      const ended = (signal: NodeJS.Signals | null) => {
        this.childProcess = undefined;
        ready(false);
        // V8 aborts when its heap is full.
        this.events.onExit(signal === MEMORY_SIGNAL || signal === 'SIGABRT' ? 'memory' : 'fault');
      };
      // A process that could not be started never emits `exit`.
      childProcess.on('error', () => (childProcess.pid === undefined ? ended(null) : childProcess.kill('SIGKILL')));
      childProcess.on('exit', (_exitCode, signal) => ended(signal));
    });
  }

  /** Sends a message. Resolves when it is sent, or when the process is being ended because sending failed. */
  send(request: Request): Promise<void> {
    const {childProcess} = this;
    if (!childProcess) return Promise.resolve();
    return new Promise(resolve => {
      childProcess.send(request, error => {
        if (error) this.kill();
        resolve();
      });
    });
  }

  kill(): void {
    this.childProcess?.kill('SIGKILL');
  }

  /** Ends the process. Resolves when it has exited. */
  async terminate(): Promise<void> {
    const {childProcess} = this;
    if (!childProcess) return;
    this.ending ??= new Promise<void>(resolve => {
      const gone = () => {
        delete this.ending;
        resolve();
      };
      childProcess.once('exit', gone);
      // A process that could not be started never emits `exit`.
      if (childProcess.pid === undefined) gone();
      this.setBusy(true);
      childProcess.kill('SIGKILL');
    });
    await this.ending;
  }

  /** Sets whether the process is busy; an idle one does not keep the server running. */
  setBusy(busy: boolean): void {
    const {childProcess} = this;
    if (busy) {
      childProcess?.ref();
      childProcess?.channel?.ref();
    } else {
      childProcess?.unref();
      childProcess?.channel?.unref();
    }
  }
}
