import {createHook, executionAsyncResource} from 'node:async_hooks';
import {bytesInUse} from './bytes';
import {whose, type Call} from './calls';

/** A turn of the event loop: one event with all continuations (promises) that it triggered. */
export interface EventLoopTurn {
  /** Milliseconds of the monotonic clock. */
  began: number;
  ended: number;
  /** CPU time of the thread in milliseconds, without the time of other programs. */
  cpu: number;
  parts: Map<Call, Part>;
}

/** The work for one request in a turn. */
export interface Part {
  /** Elapsed milliseconds. */
  ms: number;
  /** Growth of the memory in use by the work, in bytes. */
  grown: number;
  /** Bytes in use when it ended. */
  bytes: number;
}

/** The kinds of async resources that continue the turn before. */
const CONTINUES = new Set(['Promise', 'Object', 'AsyncResource']);

const cpuNow = (): number => {
  const {user, system} = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Reports each turn with work for a request, when the next turn begins. CPU time is read once per turn; between several
 * requests in one turn it is divided by elapsed time.
 */
export function watchEventLoopTurns(onTurn: (turn: EventLoopTurn) => void): void {
  const stack: (Call | undefined)[] = [];
  let turn = newTurn();
  let cpuAtStart = 0;
  let [since, bytesBefore] = [0, 0];

  const charge = (call: Call | undefined) => {
    const [now, bytes] = [performance.now(), bytesInUse()];
    if (call) {
      const {ms, grown} = turn.parts.get(call) ?? {ms: 0, grown: 0};
      turn.parts.set(call, {ms: ms + now - since, grown: grown + bytes - bytesBefore, bytes});
      turn.ended = now;
    }
    [since, bytesBefore] = [now, bytes];
  };
  const begin = () => {
    if (turn.parts.size > 0) onTurn({...turn, cpu: cpuNow() - cpuAtStart});
    turn = newTurn();
    cpuAtStart = cpuNow();
  };

  createHook({
    before() {
      if (stack.length > 0) charge(stack.at(-1));
      else {
        if (!CONTINUES.has(nameOf(executionAsyncResource()))) begin();
        [since, bytesBefore] = [performance.now(), bytesInUse()];
      }
      stack.push(whose.getStore());
    },
    after() {
      stack.pop();
      // A request that begins within the callback is known only at its end.
      charge(whose.getStore());
    },
  }).enable();
}

/** Resources that V8 creates may have no constructor. */
const nameOf = (resource: {constructor?: {name: string}}): string => resource.constructor?.name ?? '';

function newTurn(): EventLoopTurn {
  const now = performance.now();
  return {began: now, ended: now, cpu: 0, parts: new Map()};
}
