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

/** What was heard: how often each status, where a 503, and which routes were done at least once. */
interface Tally {
  statuses: Map<number, number>;
  unavailable: Map<string, number>;
  done: Set<string>;
}

/** Calls that are held against the API document. */
export interface Run {
  world: World;
  findings: Findings;
  operations: Operation[];
  verdict: Verdict;
  agent: Agent;
  tally: Tally;
  /** Calls that rounds may still draw. */
  left: number;
  /** The server answers no more: nothing else is worth sending. */
  gone: boolean;
}

/** @param only routes whose "METHOD /path" contains this; without it all */
export async function beginRun(world: World, findings: Findings, only?: string): Promise<Run> {
  const {Smart} = await openAllSessions(world.db);
  const document = await fetchDocument(world.server.url, Smart);
  const operations = operationsOf(document);
  for (const name of unknownScenarios(operations)) findings.add('scenes', `${name} is no route`);
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

/** What is wrong with the answer to a call. `heard` is called with its status. */
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

/** A connection that was kept may be closed at the very moment it is used again: once more, on a fresh one. */
const sendSurely = async (url: string, call: Call, agent: Agent, timeout?: SendOptions): Promise<Answer | undefined> =>
  (await send(url, call, agent, timeout)) ?? send(url, call, new Agent(), timeout);

function count({statuses, unavailable, done}: Tally, route: string, status: number): void {
  const more = <K>(counts: Map<K, number>, key: K) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  more(statuses, status);
  if (status === 503) more(unavailable, route);
  if (status < 300) done.add(route);
}

/** A list that hands out an export's address has checked the request: the file comes, complete. */
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
