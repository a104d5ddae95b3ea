import fc from 'fast-check';
import type {Operation} from './document';
import {callOf} from './generate/call';
import type {Options} from './options';
import {ROLES, openAllSessions, mayCall, restore, type Role} from './roles';
import {Fault, address, faultsOf, type Run} from './run';

/** Requests per route, role and round, for permitted and for other roles; a session may send a thousand a minute. */
const [CALLS_EACH, FORBIDDEN_CALLS_EACH] = [12, 1];
/** After this many operations, all roles get new sessions. */
const OPERATIONS_A_SESSION = 10;

/** Rounds over every route × role until time or calls are used up. */
export async function runRounds(run: Run, {seed, seconds, calls}: Options): Promise<void> {
  const {world, operations} = run;
  const until = performance.now() + seconds * 1000;
  run.left = Math.min(run.left, calls);
  const over = () => run.gone || run.left <= 0 || performance.now() > until;
  for (let round = 0; !over(); round++) {
    const headers = await openAllSessions(world.db);
    // Roles run in parallel, which also tests waiting for locks and pool connections.
    await Promise.all(
      ROLES.map(async (role, i) => {
        for (let step = 0; step < operations.length; step++) {
          if (over()) return;
          // Each role starts at another route, so that a short run covers different ones.
          const j = (step + seed + (round * ROLES.length + i) * 11) % operations.length;
          const operation = operations[j] as Operation;
          // Several times a round, as a request may block the site, which refuses all others, and a slow machine may finish
          // only one round. Sequentially, as there is only one connection.
          if (role === 'Smart' && step % OPERATIONS_A_SESSION === 0)
            Object.assign(headers, await openAllSessions(world.db));
          else if (role === 'Smart') await restore(world.db);
          await drawCalls(run, operation, role, headers[role], {seed: seed + round * 100_003 + i * 1009 + j, over});
        }
      }),
    );
  }
}

/** Sends random requests; shrinks a failing one and reports the smallest that still fails. */
async function drawCalls(
  run: Run,
  operation: Operation,
  role: Role,
  session: Record<string, string>,
  {seed, over}: {seed: number; over: () => boolean},
): Promise<void> {
  const where = `${operation.route} as ${role}`;
  const {url} = run.world.server;
  const property = fc.asyncProperty(callOf(operation, run.world.known), async drawn => {
    if (over()) return;
    const call = {...drawn, headers: {...session, 'X-Forwarded-For': address(), ...drawn.headers}};
    const faults = await faultsOf(run, operation, call);
    if (faults.length > 0) throw new Fault(faults.join('; '), call);
  });
  const {errorInstance} = await fc.check(property, {
    seed,
    numRuns: mayCall(operation['x-quem'], role) ? CALLS_EACH : FORBIDDEN_CALLS_EACH,
    endOnFailure: false,
    plugins: [fc.interruptAfterTimeLimit(60_000)],
  });
  if (errorInstance instanceof Fault) run.findings.add(where, errorInstance.message, errorInstance.call, url);
  else if (errorInstance) throw new Error(`${where}: the call was not drawn`, {cause: errorInstance});
}
