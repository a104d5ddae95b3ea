import type {EventEmitter} from 'node:events';
import {Histogram, type Registry} from 'prom-client';

/** A route as it is declared: what a blocked event loop is attributed to. */
export interface RouteName {
  readonly method: string;
  readonly path: string;
}

/** What others wait for: milliseconds of CPU time in which one task blocked the event loop. */
const BLOCKED_MS = 100;
const LOOK_EVERY_MS = 50;

let route: RouteName | undefined;
let since = performance.now();
/** The longest gap between two calls of `markRunning` since the last look, and the route that was running. */
let longest = 0;
let longestOf: RouteName | undefined;

/**
 * From here on this route's work runs; without one nobody's. Said wherever a call begins or goes on, of which there are some
 * ten in a call: it costs one look at the clock.
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

/** What comes by this emitter is work for the route: a body's bytes come in later turns of the event loop. */
export function attributeEventsTo(emitter: EventEmitter, name: RouteName): void {
  const {emit} = emitter;
  emitter.emit = (...event: Parameters<typeof emit>) => {
    markRunning(name);
    return emit.apply(emitter, event);
  };
}

/**
 * Looks every 50 ms, as the loop lets it. Late, and with 100 ms of processor time gone since the last look, the loop was
 * held: by whose gap was the longest. The clock alone would blame calls for a machine that has other work to do.
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
    const held = Math.min(longest, cpu - cpuBefore);
    if (held >= BLOCKED_MS) {
      const {method, path} = longestOf ?? other;
      holds.observe({method, route: path}, held / 1000);
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
