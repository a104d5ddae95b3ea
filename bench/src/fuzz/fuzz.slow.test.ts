import assert from 'node:assert/strict';
import {checkInvariants} from '../support/invariants';
import {NAMED_FILES, HOSTILE_FILES} from './files/hostile';
import {sendFiles} from './files/send-files';
import {eventLoopFigures, guardFaults} from './event-loop';
import {Findings} from './findings';
import {attack} from './hostile/attack';
import {sendRaw} from './raw/send-raw';
import {beginRun, type Run} from './run';
import {sendPages} from './pages/send-pages';
import {runRounds} from './rounds';
import {runScenarios} from './scenarios/run-scenarios';
import {resourceUsage, leaks, type ResourceUsage} from './watch';
import {buildWorld, type World} from './world';

/** A fixed seed, for the same requests in every run; `npm run fuzz` uses others. */
const SEED = 20_260_915;
/** Upper bounds of the random requests. A slow machine sends fewer, as the test looks for faults and does not measure. */
const [SECONDS, CALLS] = [8, 1200];
/** Calls beside each that is taken. */
const VARIATIONS = 2;
/** Drawn calls of each form of the server's own pages. */
const PAGE_VARIATIONS = 25;

/** Time limit for a hanging test; an idle machine takes two minutes. */
const TIMEOUT_MS = 600_000;

describe('A short round of the fuzzer', function () {
  this.timeout(TIMEOUT_MS);
  // Undefined when creating it failed, so that `after` has nothing to stop.
  let built: World | undefined;
  let world: World;
  let atFirst: ResourceUsage;
  let run: Run;
  const findings = () => new Findings();
  // After a timeout a test continues to send requests until the server has stopped; `after` waits for their end.
  let sending: Promise<unknown> = Promise.resolve();
  const whole = <T>(work: Promise<T>): Promise<T> => {
    sending = work;
    return work;
  };

  before(async () => {
    built = world = await buildWorld();
    run = await beginRun(world, findings());
  });
  after(async () => {
    await built?.stop();
    await Promise.allSettled([sending]);
  });
  afterEach('holds the event loop nowhere', async () => assert.deepEqual(await guardFaults(world), []));

  it('does every route at least once, and finds no fault close to what is taken', async () => {
    run.findings = findings();
    await whole(runScenarios(run, SEED, {more: VARIATIONS}));
    assert.deepEqual(run.findings.list(), [], `FUZZ_SEED=${SEED}`);
    atFirst = await resourceUsage(world);
  });

  it('sends every form of the server’s own pages, and finds no fault in them', async () => {
    run.findings = findings();
    await whole(sendPages(run, SEED, {more: PAGE_VARIATIONS}));
    assert.deepEqual(run.findings.list(), [], `FUZZ_SEED=${SEED}`);
  });

  it('finds no fault in calls of every route and role', async () => {
    run.findings = findings();
    await whole(runRounds(run, {seed: SEED, seconds: SECONDS, calls: CALLS}));
    assert.deepEqual(run.findings.list(), [], `FUZZ_SEED=${SEED}`);
    assert.ok(run.tally.statuses.has(400), 'it hardly came to call anything');
  });

  it('finds no fault in raw HTTP', async () => {
    const found = findings();
    await whole(sendRaw(world, found));
    assert.deepEqual(found.list(), []);
  });

  it('finds no fault in hostile files and names', async () => {
    const found = findings();
    await whole(sendFiles(world, found, [...HOSTILE_FILES, ...NAMED_FILES]));
    assert.deepEqual(found.list(), []);
  });

  it('finds no fault where files, forms and bodies were made to do harm', async () => {
    run.findings = findings();
    await whole(attack(run, {long: false}));
    assert.deepEqual(run.findings.list(), []);
  });

  it('and leaves neither descriptors nor connections nor files behind, and the ledger whole', async () => {
    assert.deepEqual(await leaks(world, atFirst), []);
    assert.match(
      (await eventLoopFigures(world)).join('\n'),
      /^by the guard .* at most \d+ ms, by .+\nby \/metrics, .*: .+$/,
    );
    await checkInvariants(world.databaseUrl);
  });
});
