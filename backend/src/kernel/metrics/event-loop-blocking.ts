import type {EventEmitter} from 'node:events';
import {Histogram, type Registry} from 'prom-client';

/** A declared route, to which event loop blocking is attributed. */
export interface RouteName {
  readonly method: string;
  readonly path: string;
}

/** Milliseconds of CPU time from which on one task counts as blocking the event loop. */
const BLOCKED_MS = 100;
const LOOK_EVERY_MS = 50;

let route: RouteName | undefined;
let since = performance.now();
/** The longest gap between two calls of `markRunning` since the last check, and the route that was running. */
let longest = 0;
let longestOf: RouteName | undefined;

/**
 * Marks that code of this route (undefined: of none) runs from here on. Called wherever a request starts or resumes, some ten
 * times per request, so it only reads the clock.
 */
export function markRunning(next: RouteName | undefined): void {
  const now = performance.now();
  if (now - since > longest) {
    longest = now - since;
    longestOf = route;
  }
  since = now;
  route = next;
}

/** Attributes events of this emitter to the route: the bytes of a body arrive in later turns of the event loop. */
export function attributeEventsTo(emitter: EventEmitter, name: RouteName): void {
  const {emit} = emitter;
  emitter.emit = (...event: Parameters<typeof emit>) => {
    markRunning(name);
    return emit.apply(emitter, event);
  };
}

/**
 * Checks every 50 ms. If the check is late and the process used 100 ms of CPU time since the last one, the loop was blocked by
 * the route with the longest gap. Elapsed time alone would blame requests for a busy machine.
 */
export function watchEventLoopBlocking(registry: Registry): void {
  const holds = new Histogram({
    name: 'clube_event_loop_hold_seconds',
    help: 'Holds of the event loop of 100 ms and more, by the route that was last seen to run; (other): jobs, pages, files',
    labelNames: ['method', 'route'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const other = {method: '', path: '(other)'};
  holds.zero({method: other.method, route: other.path});
  let cpuBefore = cpuMs();
  const look = () => {
    markRunning(undefined);
    const cpu = cpuMs();
    const blockedMs = Math.min(longest, cpu - cpuBefore);
    if (blockedMs >= BLOCKED_MS) {
      const {method, path} = longestOf ?? other;
      holds.observe({method, route: path}, blockedMs / 1000);
    }
    cpuBefore = cpu;
    longest = 0;
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

function cpuMs(): number {
  const {user, system} = process.threadCpuUsage();
  return (user + system) / 1000;
}
