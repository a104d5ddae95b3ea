import {PerformanceObserver, constants, type PerformanceEntry} from 'node:perf_hooks';
import {setImmediate as turnOver} from 'node:timers/promises';
import {retainedBytes} from './bytes';
import {followCalls, underWay, type Call} from './calls';
import {EXEMPT} from './exempt';
import {slowness} from './pace';
import {watchEventLoopTurns, type Part, type EventLoopTurn} from './event-loop-turns';

/** Milliseconds of an idle CPU for which a call may block the event loop. */
const BLOCKED_MS = 100;
const MB = 1_000_000;
/** Bytes that a call may hold beside what explains itself: what was sent and answered, here and at a caller in this process. */
const MEMORY = 64 * MB;
const COPIES = 4;

/** How long these take depends on all that the process holds, not on the call in which they happen to run. */
const OF_ALL = new Set<number>([constants.NODE_PERFORMANCE_GC_MAJOR, constants.NODE_PERFORMANCE_GC_INCREMENTAL]);

interface Suspicion {
  name: string;
  began: number;
  ended: number;
  ms: number;
  /** What there was more to wait for then: another program on the same core. */
  slowness: number;
}

let guard: LoopGuard | undefined;

/** The longest that a call blocked the event loop, in milliseconds of an idle CPU. */
export interface LongestBlocking {
  name: string;
  ms: number;
}

/** The one of this process; from the first call of this on, every call is watched. */
export const loopGuard = (): LoopGuard => (guard ??= new LoopGuard());

/** Knows of each call that held the event loop, or took memory, beyond the bounds. */
class LoopGuard {
  longest: LongestBlocking = {name: '', ms: 0};
  private readonly suspicions: Suspicion[] = [];
  private readonly found: string[] = [];
  private readonly collections: PerformanceEntry[] = [];
  private readonly observer = new PerformanceObserver(list => this.noteCollections(list.getEntries()));

  constructor() {
    this.observer.observe({entryTypes: ['gc']});
    followCalls();
    watchEventLoopTurns(turn => this.judge(turn));
  }

  /** What was found since it was asked last, by the names of the routes. */
  async faults(): Promise<string[]> {
    // The current turn is reported when the next begins, and collections after that.
    await turnOver();
    await turnOver();
    this.noteCollections(this.observer.takeRecords());
    const holds = this.suspicions.splice(0).flatMap(each => this.blockingOf(each));
    this.collections.length = 0;
    return [...new Set([...this.found.splice(0), ...holds])];
  }

  private judge({began, ended, cpu, parts}: EventLoopTurn): void {
    for (const [call, part] of parts) {
      const ms = Math.min(part.ms, cpu);
      if (ms > BLOCKED_MS) this.suspicions.push({name: call.name(), began, ended, ms, slowness: slowness()});
      else this.remember(call.name, ms);
      this.judgeMemory(call, part);
    }
  }

  private judgeMemory(call: Call, {grown, bytes}: Part): void {
    const bound = call.beside * MEMORY + COPIES * call.moved();
    if (grown > bound) this.found.push(`${call.name()} made ${inMb(grown)} at once; ${inMb(bound)} is the bound`);
    call.floor = Math.min(call.floor, bytes);
    // What is held after its end may be its caller's.
    if (bytes - call.floor <= bound || !underWay.has(call)) return;
    const held = retainedBytes();
    if (held - call.floor > bound)
      this.found.push(`${call.name()} holds ${inMb(held - call.floor)}; ${inMb(bound)} is the bound`);
    call.floor = held;
  }

  private noteCollections(entries: PerformanceEntry[]): void {
    if (this.suspicions.length > 0) this.collections.push(...entries.filter(entry => OF_ALL.has(kindOf(entry))));
  }

  private remember(name: () => string, ms: number): void {
    if (ms > this.longest.ms) this.longest = {name: name(), ms};
  }

  private blockingOf({name, began, ended, ms, slowness: slower}: Suspicion): string[] {
    const collecting = this.collections
      .filter(({startTime}) => startTime >= began && startTime <= ended)
      .reduce((sum, {duration}) => sum + duration, 0);
    const held = Math.round(ms - collecting);
    this.remember(() => name, held / slower);
    const most = Math.round((EXEMPT[name]?.ms ?? BLOCKED_MS) * slower);
    return held > most ? [`${name} held the event loop for ${held} ms; ${most} is the bound`] : [];
  }
}

const kindOf = (entry: PerformanceEntry): number => (entry as PerformanceEntry & {detail: {kind: number}}).detail.kind;
const inMb = (bytes: number): string => `${Math.round(bytes / MB)} MB`;
