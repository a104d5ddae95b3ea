import assert from 'node:assert/strict';
import {checkInvariants} from '../support/invariants';
import {NAMED_FILES, HOSTILE_FILES} from './files/hostile';
import {sendFiles} from './files/send-files';
import {Findings} from './findings';
import {sendRaw} from './raw/send-raw';
import {runRounds} from './rounds';
import {held, leaks, type Held} from './watch';
import {buildWorld, type World} from './world';

/** The same calls in every run; `npm run fuzz` looks further. */
const SEED = 20_260_915;
/** What the machine has no time for is left out: the test looks for faults, it does not measure. */
const [SECONDS, CALLS] = [8, 1200];

describe('A short round of the fuzzer', () => {
  // What could not be built is not there to be stopped.
  let built: World | undefined;
  let world: World;
  let atFirst: Held;
  const findings = () => new Findings();

  before(async () => {
    built = world = await buildWorld();
    await runRounds(world, {seed: SEED, seconds: 3, calls: 200}, findings());
    atFirst = await held(world);
  });
  after(() => built?.stop());

  it('finds no fault in calls of every route and role', async () => {
    const found = findings();
    const {statuses, done} = await runRounds(world, {seed: SEED, seconds: SECONDS, calls: CALLS}, found);
    assert.deepEqual(found.list(), [], `FUZZ_SEED=${SEED}`);
    assert.ok(done.size > 10 && statuses.has(400), 'it hardly came to call anything');
  });

  it('finds no fault in raw HTTP', async () => {
    const found = findings();
    await sendRaw(world, found);
    assert.deepEqual(found.list(), []);
  });

  it('finds no fault in hostile files and names', async () => {
    const found = findings();
    await sendFiles(world, found, [...HOSTILE_FILES, ...NAMED_FILES]);
    assert.deepEqual(found.list(), []);
  });

  it('and leaves neither descriptors nor connections nor files behind, and the ledger whole', async () => {
    assert.deepEqual(await leaks(world, atFirst), []);
    await checkInvariants(world.databaseUrl);
  });
});
