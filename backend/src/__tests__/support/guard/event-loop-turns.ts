import {createHook, executionAsyncResource} from 'node:async_hooks';
import {bytesInUse} from './bytes';
import {whose, type Call} from './calls';

/** A turn of the event loop: one event with all the continuations that it set off. */
export interface EventLoopTurn {
  /** Milliseconds on the clock that only goes forward. */
  began: number;
  ended: number;
  /** Milliseconds of the processor that the thread took, whoever else had the machine. */
  cpu: number;
  parts: Map<Call, Part>;
}

/** A call's work in a turn. */
export interface Part {
  /** Milliseconds that passed. */
  ms: number;
  /** Bytes that there were more in use after the work than before. */
  grown: number;
  /** Bytes in use when it ended. */
  bytes: number;
}

/** What runs in the turn of what came before it. */
const CONTINUES = new Set(['Promise', 'Object', 'AsyncResource']);

const cpuNow = (): number => {
  const {user, system} = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Reports each turn that a call had a part in, when the next one begins. CPU time is read once a turn: the parts
 * of several calls in one turn are told apart by the clock.
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
      // A call that begins within a callback is known at its end.
      charge(whose.getStore());
    },
  }).enable();
}

/** Made by V8, a resource may have no constructor. */
const nameOf = (resource: {constructor?: {name: string}}): string => resource.constructor?.name ?? '';

function newTurn(): EventLoopTurn {
  const now = performance.now();
  return {began: now, ended: now, cpu: 0, parts: new Map()};
}
