import {PerformanceObserver, constants, type PerformanceEntry} from 'node:perf_hooks';
import {setImmediate as turnOver} from 'node:timers/promises';
import {retainedBytes} from './bytes';
import {followCalls, underWay, type Call} from './calls';
import {EXEMPT} from './exempt';
import {slowness} from './pace';
import {watchEventLoopTurns, type Part, type EventLoopTurn} from './event-loop-turns';

/** Milliseconds of an idle CPU for which a request may block the event loop. */
const BLOCKED_MS = 100;
const MB = 1_000_000;
/** Bytes that a request may use in addition to copies of its bodies, on the server and in a client in this process. */
const MEMORY = 64 * MB;
const COPIES = 4;

/** Garbage collections whose duration depends on the whole heap, not on the request during which they run. */
const OF_ALL = new Set<number>([constants.NODE_PERFORMANCE_GC_MAJOR, constants.NODE_PERFORMANCE_GC_INCREMENTAL]);

interface Suspicion {
  name: string;
  began: number;
  ended: number;
  ms: number;
  /** The CPU's slowness at that time, see `slowness`. */
  slowness: number;
}

let guard: LoopGuard | undefined;

/** The request that blocked the event loop for the longest time, in milliseconds of an idle CPU. */
export interface LongestBlocking {
  name: string;
  ms: number;
}

/** The guard of this process, which watches all requests from the first call of this function on. */
export const loopGuard = (): LoopGuard => (guard ??= new LoopGuard());

/** Finds requests that block the event loop for too long or use too much memory. */
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

  /** The findings since the last call, each with its endpoint. */
  async faults(): Promise<string[]> {
    // Waits for the reports: the current turn is reported when the next begins, and garbage collections after that.
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
    // After the request's end, the memory may belong to the client.
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
