import {Counter, Registry, collectDefaultMetrics} from 'prom-client';
import {watchEventLoopBlocking} from './event-loop-blocking';

let registry: Registry | undefined;

/** What belongs to the process, not to an application in it: processor, memory, descriptors, event loop, collections. */
export function processMetrics(): Registry {
  if (registry) return registry;
  registry = new Registry();
  collectDefaultMetrics({register: registry});
  const registers = [registry];
  const help = 'of the event loop: what it worked is the rate of "active"';
  new Counter({
    name: 'clube_event_loop_seconds_total',
    help: `Seconds ${help}`,
    labelNames: ['state'],
    registers,
    collect() {
      const {active, idle} = performance.eventLoopUtilization();
      this.reset();
      this.inc({state: 'active'}, active / 1000);
      this.inc({state: 'idle'}, idle / 1000);
    },
  });
  watchEventLoopBlocking(registry);
  return registry;
}
