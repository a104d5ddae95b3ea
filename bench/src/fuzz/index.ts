// npm run fuzz: every route × role × field with invalid and extreme values, hostile files and raw HTTP, against a
// temporary server.
import {checkInvariants} from '../support/invariants';
import {Findings} from './findings';
import {attack as attackParsers} from './hostile/attack';
import {FILES_OF_READING, HOSTILE_FILES, NAMED_FILES} from './files/hostile';
import {sendFiles} from './files/send-files';
import {readOptions, type Options} from './options';
import {sendRaw} from './raw/send-raw';
import {beginRun, type Run} from './run';
import {sendPages} from './pages/send-pages';
import {runRounds} from './rounds';
import {runScenarios} from './scenarios/run-scenarios';
import {eventLoopFigures, guardFaults} from './event-loop';
import {resourceUsage, leaks} from './watch';
import {buildWorld, type World} from './world';

/** Number of variations of each successful request, with one or two changes each. */
const VARIATIONS = 30;
/** Drawn calls of each form of the server's own pages. */
const PAGE_VARIATIONS = 200;
const REPORT_EVERY_MS = 30_000;

const log = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  log(`FUZZ_SEED=${options.seed}, ${options.seconds} s, ${options.calls} calls at most`);
  const world = await buildWorld();
  log(`serving at ${world.server.url}`);
  const findings = new Findings(line => log(`found: ${line}`));
  try {
    await attack(world, options, findings);
  } finally {
    await world.stop();
  }
  for (const line of findings.list()) log(`\n${line}`);
  if (findings.count > 0) throw new Error(`${findings.count} findings with FUZZ_SEED=${options.seed}`);
  log('No fault, no leak, every invariant holds.');
}

async function attack(world: World, options: Options, findings: Findings): Promise<void> {
  const run = await beginRun(world, findings, options.only);
  const timed = (part: string, work: () => Promise<unknown>) => timedPart(run, part, work);
  await timed('scenarios', () => runScenarios(run, options.seed, {more: VARIATIONS, seconds: options.seconds}, log));
  // Measured after warming up, as pools and the reader are created at first use.
  const before = await resourceUsage(world);
  await timed('raw HTTP', async () => log(`raw HTTP: ${await sendRaw(world, findings)} cases`));
  await timed('drawn calls', () => runRounds(run, options));
  // Last, as accepted files are read in the background for minutes and would take CPU time from the requests.
  if (!options.only) {
    await timed('pages', async () => log(`pages: ${await sendPages(run, options.seed, {more: PAGE_VARIATIONS})} sent`));
    const files = [...HOSTILE_FILES, ...NAMED_FILES, ...FILES_OF_READING];
    await timed('files', async () => log(`files: ${await sendFiles(world, findings, files)} sent`));
    await timed('hostile', async () => log(`hostile: ${await attackParsers(run, {long: true})} sent`));
  }
  await report(run);
  for (const fault of await guardFaults(world)) findings.add('the event loop', fault);
  for (const leak of await leaks(world, before)) findings.add('after the run', leak);
  await checkInvariants(world.databaseUrl).catch((error: unknown) => findings.add('the ledger', String(error)));
}

/** Logs a part's progress every 30 s and its duration at the end, so that an aborted run shows where it was. */
async function timedPart(run: Run, part: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const logProgress = () =>
    log(`${part}: ${Math.round((performance.now() - began) / 1000)} s, ${totalOf(run)} calls so far`);
  const reporting = setInterval(logProgress, REPORT_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(reporting);
    logProgress();
  }
}

const totalOf = ({tally: {statuses}}: Run): number => [...statuses.values()].reduce((sum, n) => sum + n, 0);

async function report(run: Run): Promise<void> {
  const {statuses, unavailable} = run.tally;
  const formatCounts = <K extends string | number>(counts: Map<K, number>) =>
    [...counts].map(([key, n]) => `${key}: ${n}`).sort();
  log(`calls: ${totalOf(run)} (${formatCounts(statuses).join(', ')})`);
  if (unavailable.size > 0) log(`503: ${formatCounts(unavailable).join(', ')}`);
  for (const line of await eventLoopFigures(run.world)) log(`event loop, ${line}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
