import {rowsOf, sql} from '@clube/backend';
import type {Operation} from '../document';
import {openAllSessions} from '../roles';
import {faultsOf, type Run} from '../run';
import {scenarioOf} from '../scenarios';
import {callOf} from '../scenarios/call';
import {ScenarioContext} from '../scenarios/scenario-context';
import {memoryOf, peakOf, forgetPeak} from '../watch';
import {HOSTILE_CASES, type HostileCase} from './cases';
import {BackgroundUser} from './background-user';

/** Maximum temporary growth of the server's own process, in MB. Files are parsed in other processes. */
const PEAK_MB = 300;

/** Response time limit in milliseconds; some files are parsed for as long as a person would wait. */
const DEADLINE_MS = 180_000;

/**
 * Sends hostile input one after the other to the endpoints that accept its type, while another user sends requests.
 * Returns the number of requests; stops when the server no longer responds.
 */
export async function attack(run: Run, {long}: {long: boolean}): Promise<number> {
  const {world, operations, findings} = run;
  const neighbour = new BackgroundUser(world);
  const cases = HOSTILE_CASES.filter(each => long || !each.long);
  let sent = 0;
  try {
    for (const operation of operations)
      for (const hostile of cases.filter(({route}) => route === operation.route)) {
        if (run.gone) return sent;
        const where = `${hostile.name} to ${operation.route}`;
        for (const fault of await sendOne(run, operation, hostile)) findings.add(where, fault);
        sent++;
      }
    return sent;
  } finally {
    for (const fault of await neighbour.stop()) findings.add('beside hostile files', fault);
  }
}

async function sendOne(run: Run, operation: Operation, {make, refused}: HostileCase): Promise<string[]> {
  const {world} = run;
  const stage = new ScenarioContext(world, await openAllSessions(world.db));
  const call = callOf(stage, operation, make(await scenarioOf(operation)(stage)));
  const before = await kept(run);
  const {pid} = world.server;
  const memory = memoryOf(pid);
  forgetPeak(pid);
  let status = 0;
  const faults = await faultsOf(run, operation, call, heard => (status = heard), {deadlineMs: DEADLINE_MS});
  const grown = Math.round(peakOf(pid) - memory);
  if (grown > PEAK_MB + (call.body?.length ?? 0) / 1e6) faults.push(`the server took ${grown} MB`);
  if (!refused) return faults;
  if (status < 400) faults.push(`was taken: ${status}`);
  if ((await kept(run)) !== before) faults.push('was refused, and left something');
  return faults;
}

/** Row counts of all tables that such a request could change. */
async function kept({world: {db}}: Run): Promise<string> {
  const [row] = await rowsOf(
    db,
    sql<{all: string}>`
      SELECT concat_ws(' ', (SELECT count(*) FROM importacao), (SELECT count(*) FROM produto), (SELECT count(*) FROM banner),
             (SELECT count(*) FROM premio), (SELECT count(*) FROM nota), (SELECT count(*) FROM arquivo), (SELECT count(*) FROM resgate),
             (SELECT count(*) FROM preferencia)) AS all`,
  );
  return row?.all ?? '';
}
