import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {HOUSEKEEPING} from '../../../kernel/jobs/housekeeping';
import type {FreeSpace} from '../../../kernel/storage/free-space';
import {OPEN_EACH} from '../../../kernel/uploads/refusals';
import {NOW, filesIn, givenApp, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import {TEST_KIND, begin, begun, cancel, givenKind, head, idOf, mp4, offsetOf, send} from './support';

const MB = 1024 * 1024;
const HOUR = 3_600_000;

describe('Large files within bounds', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let space: FreeSpace;
  let measured: FreeSpace['measure'];
  before(async () => {
    t = await givenApp({env: {RESERVA_DISCO_MB: '100'}});
    await givenKind(t);
    space = await t.app.get(Kernel.FREE_SPACE);
    measured = space.measure;
  });
  after(() => t.stop());
  beforeEach(async () => {
    smart = await givenUsuario(t, 1);
  });
  afterEach(async () => {
    have(measured);
    t.clock.now = NOW;
    await t.db.query(sql`DELETE FROM envio`);
  });

  const have = (measure: FreeSpace['measure']) => Object.assign(space, {measure, known: undefined});
  const left = (free: number): void => void have(async () => [{free, total: 1000 * MB}]);
  const later = (hours: number) => (t.clock.now = new Date(NOW.getTime() + hours * HOUR));
  const kept = () => filesIn(t, 'arquivos');

  it('are so many at a time for each person', async () => {
    const other = await givenUsuario(t, 0);
    const answers = await Promise.all(Array.from({length: OPEN_EACH + 3}, () => begin(smart.api, 100)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [
      ...Array.from({length: OPEN_EACH}, () => 201),
      409,
      409,
      409,
    ]);
    assert.equal((await begin(other.api, 100)).status, 201);
    await cancel(smart.api, answers.find(({status}) => status === 201)?.headers.get('location') ?? '');
    assert.equal((await begin(smart.api, 100)).status, 201);
  });

  it('are so much a day for each person, what was cancelled included', async () => {
    await t.db.query(sql`INSERT INTO consumo_envio (quem, dia, arquivos, bytes)
      VALUES (${`painel:${smart.id}`}, '2026-09-15', 10, ${20 * 1024 * MB - 150})`);
    const address = await begun(smart.api, 100);
    await cancel(smart.api, address);
    const {status, body} = await begin(smart.api, 100);
    assert.deepEqual([status, body.codigo], [429, 'COTA_DE_ENVIO']);
    assert.equal((await begin(smart.api, 50)).status, 201, 'what was refused does not count');
    later(24);
    assert.equal((await begin(smart.api, 100)).status, 201);
  });

  it('are begun where there is room for all that was announced', async () => {
    left(110 * MB);
    await begun(smart.api, 6 * MB);
    assert.deepEqual((await begin(smart.api, 6 * MB)).body.codigo, 'SEM_ESPACO');
    await begun(smart.api, 3 * MB);
  });

  it('stop at a full disk with what has come, and go on when there is room', async () => {
    const bytes = mp4(300_000);
    const address = await begun(smart.api, bytes.length);
    await send(smart.api, address, 0, bytes.subarray(0, 100_000));
    left(90 * MB);
    assert.equal((await send(smart.api, address, 100_000, bytes.subarray(100_000))).status, 507);
    have(measured);
    const {open: really} = fs;
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const full = () => Promise.reject(Object.assign(new Error(`${code}: no space`), {code, syscall: 'write'}));
      fs.open = async (...how: Parameters<typeof really>) =>
        Object.assign(await really(...how), typeof how[1] === 'number' ? {write: full} : {});
      const {status, body} = await send(smart.api, address, 100_000, bytes.subarray(100_000)).finally(
        () => (fs.open = really),
      );
      assert.deepEqual([status, body.codigo], [507, 'SEM_ESPACO']);
    }
    assert.equal(await offsetOf(smart.api, address), 100_000);
    assert.equal((await send(smart.api, address, 100_000, bytes.subarray(100_000))).status, 204);
    assert.equal((await smart.api.get(address)).body.completo, true);
  });

  it('are kept for a day since something last came, and swept then', async () => {
    const before = kept();
    const [idle, moving, whole] = [
      await begun(smart.api, 200),
      await begun(smart.api, 200),
      await begun(smart.api, 200),
    ];
    await send(smart.api, idle, 0, mp4(200).subarray(0, 50));
    await send(smart.api, whole, 0, mp4(200));
    later(20);
    smart = {...smart, api: await again()};
    await send(smart.api, moving, 0, mp4(200).subarray(0, 50));
    later(25);
    smart = {...smart, api: await again()};
    assert.equal((await head(smart.api, idle)).status, 410);
    assert.equal((await send(smart.api, idle, 50, Buffer.alloc(1))).status, 410);
    await t.app.jobs.runNow(HOUSEKEEPING);
    assert.equal((await head(smart.api, idle)).status, 404);
    assert.equal((await smart.api.get(whole)).status, 404);
    assert.equal(await offsetOf(smart.api, moving), 50);
    assert.deepEqual(
      kept().filter(file => !before.includes(file)),
      [`envios/${idOf(moving)}.parcial`],
    );
  });

  /** Creates a new session, as those of staff last less than a day. */
  const again = async () => {
    const sessions = await t.app.get(Kernel.SESSIONS);
    return t.asPainel(await t.run(() => sessions.create('painel', smart.id)));
  };

  it('that wait are no orphans of the nightly sweep, and what was taken over outlives its row', async () => {
    const [waiting, taken] = [await begun(smart.api, 200), await begun(smart.api, 200)];
    for (const address of [waiting, taken]) await send(smart.api, address, 0, mp4(200));
    const uploads = await t.app.get(Kernel.RESUMABLE_UPLOADS);
    const actor = await t.run(async () => (await t.app.get(Kernel.SESSIONS)).find('painel', smart.token));
    const {caminho} = await t.run(() => uploads.take(TEST_KIND, idOf(taken), async file => file), actor);
    // The files are old, as after a day, but the rows are new.
    const old = new Date(NOW.getTime() - 48 * HOUR);
    for (const file of kept()) await fs.utimes(`${t.dataDir}/arquivos/${file}`, old, old);
    await t.app.jobs.runNow(HOUSEKEEPING);
    assert.deepEqual(kept().sort(), [caminho, `${TEST_KIND.folder}/${idOf(waiting)}.mp4`].sort());
    later(30);
    await t.app.jobs.runNow(HOUSEKEEPING);
    assert.deepEqual(kept(), [caminho]);
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM envio`), []);
  });
});
