import assert from 'node:assert/strict';
import {chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {form, givenApp, givenImage, givenPintor, type TestApp} from '../../support';

describe('What the server writes', () => {
  let dataDir: string;
  let t: TestApp;
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clube-privado-'));
    // The state left by an earlier version.
    for (const name of ['arquivos', 'tmp']) {
      mkdirSync(join(dataDir, name));
      chmodSync(join(dataDir, name), 0o755);
    }
    t = await givenApp({env: {DATA_DIR: dataDir}});
  });
  after(async () => {
    await t.stop();
    rmSync(dataDir, {recursive: true, force: true});
  });

  it('is read by its own user alone: receipts, mail, the secret, and the folders that they are in', async () => {
    const pintor = await givenPintor(t, {emailConfirmadoEm: null});
    const arquivo = {nome: 'nota.jpg', content: await givenImage()};
    assert.equal((await pintor.api.call('POST', '/api/upload/venda_foto', form({}, {arquivo}))).status, 200);
    await t.app.jobs.runNow('pintores.confirmar-email', {pintorId: pintor.id});
    const made = readdirSync(dataDir, {recursive: true}).map(String);
    for (const kind of [/^arquivos\/notas\/.*\.jpg$/, /^correio\/.*\.eml$/, /^secret$/, /^tmp$/])
      assert.ok(
        made.some(name => kind.test(name)),
        String(kind),
      );
    const open = made.filter(name => statSync(join(dataDir, name)).mode & 0o077);
    assert.deepEqual(open, []);
  });
});
