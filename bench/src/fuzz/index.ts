// npm run fuzz: every route × role × field with nasty values, hostile files and raw HTTP, against a server of its own.
import {checkInvariants} from '../support/invariants';
import {Findings} from './findings';
import {attack as attackParsers} from './hostile/attack';
import {FILES_OF_READING, HOSTILE_FILES, NAMED_FILES} from './files/hostile';
import {sendFiles} from './files/send-files';
import {readOptions, type Options} from './options';
import {sendRaw} from './raw/send-raw';
import {beginRun, type Run} from './run';
import {runRounds} from './rounds';
import {runScenarios} from './scenarios/run-scenarios';
import {guardFaults, resourceUsage, leaks} from './watch';
import {buildWorld, type World} from './world';

/** Calls beside each that is taken, with a thing or two in them changed. */
const AROUND = 30;

const log = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  log(`FUZZ_SEED=${options.seed}, ${options.seconds} s, ${options.calls} calls at most`);
  const world = await buildWorld();
  log(`serving at ${world.server.url}`);
  const findings = new Findings();
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
  // What is made at the first use (pools, the reader) belongs to what a server holds.
  const run = await beginRun(world, findings, options.only);
  await runScenarios(run, options.seed, AROUND);
  const before = await resourceUsage(world);
  log(`raw HTTP: ${await sendRaw(world, findings)} cases`);
  await runRounds(run, options);
  // Last: what was taken is read in the background, for minutes, on the processors that the calls need.
  if (!options.only)
    log(`files: ${await sendFiles(world, findings, [...HOSTILE_FILES, ...NAMED_FILES, ...FILES_OF_READING])} sent`);
  if (!options.only) log(`hostile: ${await attackParsers(run, {long: true})} sent`);
  report(run);
  for (const fault of await guardFaults(world)) findings.add('the event loop', fault);
  for (const leak of await leaks(world, before)) findings.add('after the run', leak);
  await checkInvariants(world.databaseUrl).catch((error: unknown) => findings.add('the ledger', String(error)));
}

function report({tally: {statuses, unavailable}}: Run): void {
  const told = <K extends string | number>(counts: Map<K, number>) =>
    [...counts].map(([key, n]) => `${key}: ${n}`).sort();
  const total = [...statuses.values()].reduce((sum, n) => sum + n, 0);
  log(`calls: ${total} (${told(statuses).join(', ')})`);
  if (unavailable.size > 0) log(`503: ${told(unavailable).join(', ')}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
