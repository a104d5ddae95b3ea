import {Agent} from 'node:http';
import fc from 'fast-check';
import {answers} from '../support/wait';
import type {Call} from './call';
import {fetchDocument, operationsOf, type Operation} from './document';
import {callOf} from './draw/draw';
import type {Findings} from './findings';
import type {Options} from './options';
import {ROLES, enterAll, mayCall, restore, type Role} from './roles';
import {send, type Answer} from './send';
import {Verdict} from './verdict';
import type {World} from './world';

/** Calls of one route and role in one round, of a role that may call it and of one that may not; a session may make a thousand a minute. */
const [CALLS_EACH, CALLS_AT_THE_DOOR] = [12, 1];
/** Then everybody enters anew. */
const OPERATIONS_A_SESSION = 10;

/** What was heard: how often each status, where a 503, and which routes were done at least once. */
export interface Tally {
  statuses: Map<number, number>;
  unavailable: Map<string, number>;
  done: Set<string>;
  routes: string[];
}

interface Run {
  world: World;
  findings: Findings;
  verdict: Verdict;
  agent: Agent;
  tally: Tally;
  until: number;
  left: number;
}

/** Rounds over every route × role until time or calls are used up. */
export async function runRounds(world: World, options: Options, findings: Findings): Promise<Tally> {
  const {seed, seconds, calls, only} = options;
  const {Smart} = await enterAll(world.db);
  const document = await fetchDocument(world.server.url, Smart);
  const operations = operationsOf(document).filter(({route}) => !only || route.includes(only));
  const run: Run = {
    world,
    findings,
    verdict: new Verdict(document),
    agent: new Agent({keepAlive: true, maxSockets: 8}),
    tally: {statuses: new Map(), unavailable: new Map(), done: new Set(), routes: operations.map(({route}) => route)},
    until: performance.now() + seconds * 1000,
    left: calls,
  };
  try {
    for (let round = 0; !over(run); round++) {
      const headers = await enterAll(world.db);
      // Roles side by side: what waits for a lock or a place in the pool is met as well.
      await Promise.all(
        ROLES.map(async (role, i) => {
          for (let step = 0; step < operations.length; step++) {
            if (over(run)) return;
            // Each begins elsewhere: a short run has not met the same few routes only.
            const j = (step + seed + (round * ROLES.length + i) * 11) % operations.length;
            const operation = operations[j] as Operation;
            // Often, not once a round: a site that was closed by a call would turn all others away, and a round may be all that
            // a slow machine comes to. One at a time, on the one connection.
            if (role === 'Smart' && step % OPERATIONS_A_SESSION === 0) Object.assign(headers, await enterAll(world.db));
            else if (role === 'Smart') await restore(world.db);
            await drawCalls(run, operation, role, headers[role], seed + round * 100_003 + i * 1009 + j);
          }
        }),
      );
    }
  } finally {
    run.agent.destroy();
  }
  return run.tally;
}

const over = ({until, left}: Run): boolean => left <= 0 || performance.now() > until;

/** A failing call is made smaller until it fails no more: what is told is the smallest that did. */
async function drawCalls(
  run: Run,
  operation: Operation,
  role: Role,
  session: Record<string, string>,
  seed: number,
): Promise<void> {
  const where = `${operation.route} as ${role}`;
  const {url} = run.world.server;
  const property = fc.asyncProperty(callOf(operation, run.world.known), async drawn => {
    if (over(run)) return;
    const call = {...drawn, headers: {...session, 'X-Forwarded-For': address(), ...drawn.headers}};
    const faults = await faultsOf(run, operation, call);
    if (faults.length > 0) throw new Fault(faults.join('; '), call);
  });
  const {errorInstance} = await fc.check(property, {
    seed,
    numRuns: mayCall(operation['x-quem'], role) ? CALLS_EACH : CALLS_AT_THE_DOOR,
    endOnFailure: false,
    plugins: [fc.interruptAfterTimeLimit(60_000)],
  });
  if (errorInstance instanceof Fault) run.findings.add(where, errorInstance.message, errorInstance.call, url);
  else if (errorInstance) throw new Error(`${where}: the call was not drawn`, {cause: errorInstance});
}

async function faultsOf(run: Run, operation: Operation, call: Call): Promise<string[]> {
  run.left--;
  try {
    const {url} = run.world.server;
    const answer = await sendSurely(url, call, run.agent);
    if (!answer) {
      if (!(await answers(`${url}/health/live`))) run.left = 0;
      return [run.left > 0 ? 'closed without an answer' : 'the server answers no more'];
    }
    count(run.tally, operation.route, answer.status);
    if (isOfAnotherRoute(operation, call, answer)) return [];
    return [...run.verdict.faults(operation, answer), ...(await exportFaults(run, answer))];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** A connection that was kept may be closed at the very moment it is used again: once more, on a fresh one. */
const sendSurely = async (url: string, call: Call, agent: Agent): Promise<Answer | undefined> =>
  (await send(url, call, agent)) ?? send(url, call, new Agent());

function count({statuses, unavailable, done}: Tally, route: string, status: number): void {
  const more = <K>(counts: Map<K, number>, key: K) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  more(statuses, status);
  if (status === 503) more(unavailable, route);
  if (status < 300) done.add(route);
}

/** A list that hands out an export's address has checked what it is asked for: the file comes, whole. */
async function exportFaults({world, agent, tally}: Run, {status, text}: Answer): Promise<string[]> {
  const path = status === 200 ? /^\{"fileLink":"([^"]+)"\}$/.exec(text)?.[1] : undefined;
  if (!path) return [];
  const headers = {'X-Forwarded-For': address()};
  const answer = await sendSurely(world.server.url, {method: 'GET', path, headers}, agent);
  if (!answer) return ['its export breaks off'];
  count(tally, 'GET /api/exportar/{lista}', answer.status);
  return answer.status === 200 ? [] : [`its export answers ${answer.status}: ${answer.text.slice(0, 200)}`];
}

/** A drawn path may lead elsewhere: an empty id is another route, and the router's own refusals are nobody's. */
function isOfAnotherRoute({path}: Operation, call: Call, {status}: Answer): boolean {
  const [own = ''] = call.path.split('?');
  const filled = own.split('/').map((part, i) => (path.split('/')[i]?.startsWith('{') ? part : undefined));
  return (
    path.includes('{') &&
    status < 500 &&
    filled.some(part => part === '' || (part && !/^\d{1,9}$/.test(part) && status === 404))
  );
}

let callers = 0;
/** Each call comes from another address: limits by address have tests of their own. */
const address = (): string => {
  const n = callers++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
};

class Fault extends Error {
  constructor(
    message: string,
    readonly call: Call,
  ) {
    super(message);
  }
}
