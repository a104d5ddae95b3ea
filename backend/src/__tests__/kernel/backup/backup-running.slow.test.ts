import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {readdir, utimes} from 'node:fs/promises';
import {join} from 'node:path';
import {sql} from '../../../kernel/persistence/sql';
import {inspectBackup} from '../../../kernel/backup';
import {openSnapshot} from '../../../kernel/backup/make/snapshot';
import {HOUSEKEEPING} from '../../../kernel/jobs/housekeeping';
import {Kernel} from '../../../kernel/keys';
import {LOCK, connectWithoutTimeouts, takeLock} from '../../../kernel/persistence/locks';
import {migrate} from '../../../kernel/persistence/migrate';
import {givenArquivo} from '../../support';
import {startServerProcess} from '../../support/server-process';
import {BACKUP, Backups, isRefused, quiet, someoneWaits, until} from './backup-support';

const given = new Backups();

describe('While a backup runs', function () {
  this.timeout(60_000);
  before(() => given.start());
  after(() => given.stop());

  it('no file goes; afterwards what nobody knows is swept', async () => {
    const storage = await given.t.app.get(Kernel.STORAGE);
    const {caminho: filePath, id} = await givenArquivo(given.t);
    const path = join(given.t.dataDir, 'arquivos', filePath);
    const snapshot = await openSnapshot(given.t.databaseUrl, quiet);
    try {
      await given.t.db.query(sql`DELETE FROM arquivo WHERE id = ${id}`);
      await storage.remove(filePath);
      await utimes(path, new Date(0), new Date(0));
      await given.t.app.jobs.runNow(HOUSEKEEPING);
      assert.ok(existsSync(path));
      const {rows} = await snapshot.query(sql`SELECT 1 FROM arquivo WHERE id = ${id}`);
      assert.equal(rows.length, 1);
    } finally {
      await snapshot.end();
    }
    await until(async () => {
      await given.t.app.jobs.runNow(HOUSEKEEPING);
      return !existsSync(path);
    });
  });

  it('a removal under way ends first', async () => {
    const remover = await connectWithoutTimeouts(given.t.databaseUrl, 'teste');
    await takeLock(remover, LOCK.REMOVAL, {shared: true});
    let open = false;
    const snapshot = openSnapshot(given.t.databaseUrl, quiet).then(client => {
      open = true;
      return client;
    });
    await someoneWaits(remover, 'advisory');
    assert.equal(open, false);
    await remover.end();
    await (await snapshot).end();
  });

  it('a second one is refused, and a start that changes nothing does not wait', async () => {
    const snapshot = await openSnapshot(given.t.databaseUrl, quiet);
    try {
      await isRefused(given.backup(), /Outra cópia de segurança/);
      await migrate(given.t.databaseUrl);
    } finally {
      await snapshot.end();
    }
  });

  it('leaves no half backup when it is killed, and the next one is whole', async () => {
    const folder = given.newFolder();
    const holder = await connectWithoutTimeouts(given.t.databaseUrl, 'teste');
    await holder.query('BEGIN; LOCK TABLE venda IN ACCESS EXCLUSIVE MODE');
    const doomed = startServerProcess({DATABASE_URL: given.t.databaseUrl, DATA_DIR: given.t.dataDir}, BACKUP, [
      '--para',
      folder,
    ]);
    await someoneWaits(holder, 'relation');
    await doomed.kill('SIGKILL');
    await holder.query('COMMIT');
    const left = await readdir(folder);
    assert.deepEqual(
      left.filter(name => !(name.startsWith('.') && name.endsWith('.parcial'))),
      [],
    );
    assert.equal(left.length, 1);
    await until(
      async () =>
        (await holder.query(sql`SELECT 1 FROM pg_locks WHERE locktype = ${'advisory'} AND objid = ${LOCK.BACKUP}`))
          .rowCount === 0,
    );
    await holder.end();
    const tomorrow = new Date(Date.now() + 86_400_000);
    const {file} = await given.backup({folder, now: tomorrow});
    await inspectBackup(file, undefined);
    assert.deepEqual(await readdir(folder), [file.split('/').pop()]);
  });

  it('leaves nothing behind when its connection is lost', async () => {
    const folder = given.newFolder();
    const holder = await connectWithoutTimeouts(given.t.databaseUrl, 'teste');
    await holder.query('BEGIN; LOCK TABLE venda IN ACCESS EXCLUSIVE MODE');
    const doomed = given.backup({folder});
    doomed.catch(quiet);
    await someoneWaits(holder, 'relation');
    await holder.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'clube-backup'`,
    );
    await assert.rejects(doomed);
    await holder.end();
    assert.deepEqual(await readdir(folder), []);
  });
});
