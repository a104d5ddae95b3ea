import fc from 'fast-check';
import {sideBySide} from '../../support/side-by-side';
import type {Call} from '../call';
import type {Operation} from '../document';
import {around} from '../generate/around';
import {openAllSessions} from '../roles';
import {Fault, address, faultsOf, type Run} from '../run';
import {scenarioOf} from './index';
import {callOf} from './call';
import {ScenarioContext, type Sent} from './scenario-context';

/** Number of parallel scenarios, as each mostly waits for responses. */
const SIDE_BY_SIDE = 3;
/** Time limit for the variations of a scenario, in ms, so that a slow route does not use the time of the others. */
const AROUND_MS = 10_000;
/** Fewer variations (divided by this) for requests without parameters, where only headers can be changed. */
const HEADERS_ALONE = 5;
/** Scenarios that take longer, in ms, are reported. */
const SLOW_MS = 15_000;

/**
 * Covers every endpoint: runs its scenario, whose request must succeed. Then sends `more` variations of that request with
 * one or two changes, which therefore pass most checks; none after `seconds`. A failing request is a finding.
 */
export async function runScenarios(
  run: Run,
  seed: number,
  {more, seconds = Infinity}: {more: number; seconds?: number},
  log: (text: string) => void = () => undefined,
): Promise<void> {
  const {operations, findings} = run;
  const until = performance.now() + seconds * 1000;
  const indexed = operations.map((operation, i) => ({operation, i}));
  // Scenarios of one resource run one after the other, as some need that none of it exists.
  const things = [...new Set(indexed.map(({operation}) => operation.path.split('/')[2]))];
  // Each run starts at another endpoint, so that a slow machine does not always skip the same ones.
  const first = seed % Math.max(1, things.length);
  const waiting = [...things.slice(first), ...things.slice(0, first)].map(thing =>
    indexed.filter(({operation}) => operation.path.split('/')[2] === thing),
  );
  await sideBySide(waiting, SIDE_BY_SIDE, async next => {
    for (const {operation, i} of next) {
      const start = performance.now();
      await playOne(run, operation, {seed: seed + i, more: start < until ? more : 0}).catch((error: unknown) =>
        findings.add(
          'never succeeded',
          `${operation.route}: ${error instanceof Error ? error.message : String(error)}`,
        ),
      );
      const took = performance.now() - start;
      if (took > SLOW_MS) log(`scenarios: ${operation.route} took ${(took / 1000).toFixed(1)} s`);
    }
  });
}

async function playOne(run: Run, operation: Operation, {seed, more}: {seed: number; more: number}) {
  // Each route has its own sessions, as a session may send a thousand requests a minute.
  const context = new ScenarioContext(run.world, await openAllSessions(run.world.db));
  const sent = await scenarioOf(operation)(context);
  const call = callOf(context, operation, sent);
  const {findings, tally, world} = run;
  const heard: number[] = [];
  const faults = await faultsOf(run, operation, call, status => heard.push(status));
  for (const fault of faults) findings.add(`the scenario of ${operation.route}`, fault, call, world.server.url);
  if (!tally.done.has(operation.route)) throw new Error(`its scenario was answered ${heard.join(', ') || 'nothing'}`);
  if (more > 0) await drawAround(run, operation, call, sent, {seed, more});
}

async function drawAround(
  run: Run,
  operation: Operation,
  whole: Call,
  sent: Sent,
  {seed, more}: {seed: number; more: number},
) {
  const property = fc.asyncProperty(around(operation, whole, sent), async drawn => {
    const call = {...drawn, headers: {...drawn.headers, 'X-Forwarded-For': address()}};
    const faults = await faultsOf(run, operation, call);
    if (faults.length > 0) throw new Fault(faults.join('; '), call);
  });
  const {errorInstance} = await fc.check(property, {
    seed,
    numRuns: hasParts(sent) ? more : Math.ceil(more / HEADERS_ALONE),
    endOnFailure: false,
    plugins: [fc.interruptAfterTimeLimit(AROUND_MS)],
  });
  if (errorInstance instanceof Fault)
    run.findings.add(
      `around the scenario of ${operation.route}`,
      errorInstance.message,
      errorInstance.call,
      run.world.server.url,
    );
  else if (errorInstance) throw errorInstance as Error;
}

const hasParts = ({path, query, json, form, bytes}: Sent): boolean =>
  Boolean(path ?? query ?? form ?? bytes) || json !== undefined;
