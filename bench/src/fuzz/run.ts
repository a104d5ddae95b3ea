import {Agent} from 'node:http';
import {answers} from '../support/wait';
import type {Call} from './call';
import {fetchDocument, operationsOf, type Operation} from './document';
import type {Findings} from './findings';
import {openAllSessions} from './roles';
import {send, type Answer, type SendOptions} from './send';
import {unknownScenarios} from './scenarios';
import {Verdict} from './verdict';
import type {World} from './world';

/** Counts of responses by status, routes with a 503, and routes that succeeded at least once. */
interface Tally {
  statuses: Map<number, number>;
  unavailable: Map<string, number>;
  done: Set<string>;
}

/** A run of requests whose responses are checked against the API document. */
export interface Run {
  world: World;
  findings: Findings;
  operations: Operation[];
  verdict: Verdict;
  agent: Agent;
  tally: Tally;
  /** Number of random requests that rounds may still send. */
  left: number;
  /** Whether the server stopped responding, so that the run ends. */
  gone: boolean;
}

/** @param only routes whose "METHOD /path" contains this; without it all */
export async function beginRun(world: World, findings: Findings, only?: string): Promise<Run> {
  const {Smart} = await openAllSessions(world.db);
  const document = await fetchDocument(world.server.url, Smart);
  const operations = operationsOf(document);
  for (const name of unknownScenarios(operations)) findings.add('scenarios', `${name} is no route`);
  return {
    world,
    findings,
    operations: operations.filter(({route}) => !only || route.includes(only)),
    verdict: new Verdict(document),
    agent: new Agent({keepAlive: true, maxSockets: 8}),
    tally: {statuses: new Map(), unavailable: new Map(), done: new Set()},
    left: Infinity,
    gone: false,
  };
}

/** Sends a request and returns the faults of its response. `heard` is called with the status. */
export async function faultsOf(
  run: Run,
  operation: Operation,
  call: Call,
  heard: (status: number) => void = () => undefined,
  timeout?: SendOptions,
): Promise<string[]> {
  run.left--;
  try {
    const {url} = run.world.server;
    const answer = await sendSurely(url, call, run.agent, timeout);
    if (!answer) {
      run.gone ||= !(await answers(`${url}/health/live`));
      return [run.gone ? 'the server answers no more' : 'closed without an answer'];
    }
    heard(answer.status);
    count(run.tally, operation.route, answer.status);
    if (isOfAnotherRoute(operation, call, answer)) return [];
    return [...run.verdict.faults(operation, answer), ...(await exportFaults(run, answer))];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Retries on a new connection, as a reused one may be closed by the server at that moment. */
const sendSurely = async (url: string, call: Call, agent: Agent, timeout?: SendOptions): Promise<Answer | undefined> =>
  (await send(url, call, agent, timeout)) ?? send(url, call, new Agent(), timeout);

function count({statuses, unavailable, done}: Tally, route: string, status: number): void {
  const more = <K>(counts: Map<K, number>, key: K) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  more(statuses, status);
  if (status === 503) more(unavailable, route);
  if (status < 300) done.add(route);
}

/** If a list returned the URL of an export, the file must be complete. */
async function exportFaults({world, agent, tally}: Run, {status, text}: Answer): Promise<string[]> {
  const path = status === 200 ? /^\{"fileLink":"([^"]+)"\}$/.exec(text)?.[1] : undefined;
  if (!path) return [];
  const headers = {'X-Forwarded-For': address()};
  const answer = await sendSurely(world.server.url, {method: 'GET', path, headers}, agent);
  if (!answer) return ['its export breaks off'];
  count(tally, 'GET /api/exportar/{lista}', answer.status);
  return answer.status === 200 ? [] : [`its export answers ${answer.status}: ${answer.text.slice(0, 200)}`];
}

/** Whether a random path belongs to another route, as with an empty id, or was refused by the router. */
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
/** Another IP address for each request, as limits by address have separate tests. */
export const address = (): string => {
  const n = callers++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
};

export class Fault extends Error {
  constructor(
    message: string,
    readonly call: Call,
  ) {
    super(message);
  }
}
