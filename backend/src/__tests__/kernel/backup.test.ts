import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setInterval} from 'node:timers/promises';
import fc from 'fast-check';
import {BackupError, inspectBackup, makeBackup, makeKeyPair, removeOld, restoreBackup} from '../../kernel/backup';
import {readArchive} from '../../kernel/backup/archive-reader';
import {whatIsIn} from '../../kernel/backup/catalog';
import {openSnapshot} from '../../kernel/backup/snapshot';
import {HOUSEKEEPING} from '../../kernel/jobs/housekeeping';
import {Kernel} from '../../kernel/keys';
import {LOCK, connectForLong, takeLock} from '../../kernel/persistence/locks';
import {migrate} from '../../kernel/persistence/migrate';
import {givenApp, givenArquivo, givenNota, givenPintor, insert, type TestApp} from '../support';
import {startCopy} from '../support/copies';
import {givenBareDatabase, type TestDatabase} from '../support/postgres';
import {givenTempFolder} from '../support/temp-folder';

const BACKUP = join(__dirname, '..', '..', 'comandos', 'backup.js');
const RESTORE = join(__dirname, '..', '..', 'comandos', 'restore.js');
const quiet = () => undefined;
const until = async (holds: () => Promise<boolean>) => {
  for await (const _ of setInterval(20)) if (await holds()) return;
};

describe('Backup', function () {
  this.timeout(60_000);
  let t: TestApp;
  let outside: string;
  const folders: {remove(): void}[] = [];
  const newFolder = () => {
    const folder = givenTempFolder();
    folders.push(folder);
    return folder.path;
  };
  before(async () => {
    t = await givenApp({jobs: true});
    const {id} = await givenPintor(t, {saldo: 500});
    for (let n = 0; n < 3; n++) await givenNota(t, id);
    outside = newFolder();
  });
  after(async () => {
    await t.stop();
    for (const folder of folders) folder.remove();
  });

  let minute = 0;
  const backup = async (changes: {key?: string; folder?: string; agora?: Date} = {}) =>
    makeBackup({
      databaseUrl: t.databaseUrl,
      storage: await t.app.get(Kernel.STORAGE),
      secretFile: join(t.dataDir, 'secret'),
      folder: outside,
      agora: new Date(Date.UTC(2026, 8, 15, 12, minute++)),
      say: quiet,
      ...changes,
    });
  const restore = (file: string, databaseUrl: string, dataDir: string, changes: {key?: string} = {}) =>
    restoreBackup({file, databaseUrl, dataDir, check: async () => [], say: quiet, ...changes});
  const inNewDatabase = async (work: (database: TestDatabase, dataDir: string) => Promise<void>) => {
    const database = await givenBareDatabase();
    try {
      await work(database, newFolder());
    } finally {
      await database.drop();
    }
  };
  const inDatabase = async <T>(url: string, work: (db: Awaited<ReturnType<typeof connectForLong>>) => Promise<T>) => {
    const db = await connectForLong(url, 'teste');
    try {
      return await work(db);
    } finally {
      await db.end();
    }
  };
  const namesIn = async (file: string, key?: string) => {
    const names: string[] = [];
    await readArchive(file, key, async ({name}) => void names.push(name));
    return names;
  };
  const isRefused = (work: Promise<unknown>, words: RegExp) =>
    assert.rejects(work, (error: unknown) => {
      assert.ok(error instanceof BackupError, String(error));
      assert.match(error.message, words);
      return true;
    });

  describe('what is in it', () => {
    it('leaves sessions and failed attempts out, and the secret unless it is encrypted', async () => {
      const {recipient, identity} = await makeKeyPair();
      const {file} = await backup();
      const sealed = await backup({key: recipient});
      const plain = await namesIn(file);
      assert.ok(plain.includes('dados/pintor/000001.copy') && !plain.includes('segredo'));
      assert.ok(!plain.some(name => /sessao|tentativa|migracao/.test(name)));
      assert.ok((await namesIn(sealed.file, identity)).includes('segredo'));
      assert.ok(!(await readFile(sealed.file)).includes('pintor'));
    });

    it('takes along what was drawn of a file, and nothing that no row knows', async () => {
      const {caminho} = await givenArquivo(t);
      const near = (name: string) => join(t.dataDir, 'arquivos', name);
      const drawn = caminho.replace('.jpg', '-vista.jpg');
      await writeFile(near(drawn), 'drawn');
      await writeFile(near('notas/alheia.jpg'), 'nobody’s');
      await writeFile(near(`${drawn}.parcial`), 'half');
      const names = await namesIn((await backup()).file);
      assert.ok(names.includes(`arquivos/${caminho}`) && names.includes(`arquivos/${drawn}`));
      assert.ok(!names.some(name => /alheia|parcial/.test(name)));
      await rm(near('notas/alheia.jpg'));
      await rm(near(`${drawn}.parcial`));
    });

    it('comes back column by column: odd texts, jobs that waited, numbers that go on', async () => {
      const odd = 'Zé "da\tTinta" \\N \\. \n — 🎨';
      const {id} = await insert<{id: number}>(t, 'rede', {nome: odd, regiao: '\\', dataCadastro: '2026-01-02'});
      await t.run(() => t.app.jobs.enqueue('pintores.boas-vindas', {pintorId: 7, nota: odd}, {priority: 3}));
      const {file, linhas} = await backup();
      await inNewDatabase(async (database, dataDir) => {
        await restore(file, database.url, dataDir);
        await inDatabase(database.url, async db => {
          const {rows} = await db.query('SELECT id, nome, regiao FROM rede');
          assert.deepEqual(rows, [{id, nome: odd, regiao: '\\'}]);
          const next = await db.query(
            `INSERT INTO rede (nome, regiao, data_cadastro) VALUES ('x', 'x', now()) RETURNING id`,
          );
          assert.ok((next.rows[0] as {id: number}).id > id);
          const jobs = await db.query(`SELECT dados, prioridade FROM tarefa_restaurada WHERE dados ? 'nota'`);
          assert.deepEqual(jobs.rows, [{dados: {pintorId: 7, nota: odd}, prioridade: 3}]);
          for (const [table, n] of Object.entries(linhas).filter(([name]) => !/^(rede|tarefa)/.test(name)))
            assert.equal((await db.query(`SELECT 1 FROM ${table}`)).rowCount, n, table);
          // Constraints and triggers are back at work.
          await assert.rejects(db.query(`DELETE FROM pintor`), /foreign key/);
          await assert.rejects(db.query(`DELETE FROM alocacao`), /só aceita inclusões/);
        });
        const restored = await givenApp({beside: {databaseUrl: database.url, dataDir}, jobs: true});
        try {
          const queued = await restored.db.query(`SELECT priority FROM pgboss.job WHERE data ? 'nota'`);
          assert.deepEqual(queued, [{priority: 3}]);
          assert.deepEqual(await restored.db.query('SELECT 1 FROM tarefa_restaurada'), []);
        } finally {
          await restored.stop();
        }
      });
    });

    it('is made, and says so, when the storage lost or damaged a file', async () => {
      const [lost, changed] = [await givenArquivo(t), await givenArquivo(t)];
      const path = (caminho: string) => join(t.dataDir, 'arquivos', caminho);
      const kept = await Promise.all([lost, changed].map(({caminho}) => readFile(path(caminho))));
      await rm(path(lost.caminho));
      await writeFile(path(changed.caminho), 'something else');
      const {file, arquivos, falhas} = await backup();
      assert.deepEqual([arquivos.faltam, arquivos.diferem], [1, 1]);
      assert.deepEqual(falhas, [
        {caminho: lost.caminho, falha: 'falta'},
        {caminho: changed.caminho, falha: 'difere'},
      ]);
      await inNewDatabase(async (database, dataDir) => {
        const {manifest} = await restore(file, database.url, dataDir);
        assert.deepEqual(manifest.falhas, falhas);
        assert.equal(await readFile(join(dataDir, 'arquivos', changed.caminho), 'utf8'), 'something else');
      });
      for (const [n, {caminho}] of [lost, changed].entries()) await writeFile(path(caminho), kept[n] as Buffer);
    });
  });

  describe('while it runs', () => {
    it('no file goes; afterwards what nobody knows is swept', async () => {
      const storage = await t.app.get(Kernel.STORAGE);
      const {caminho, id} = await givenArquivo(t);
      const path = join(t.dataDir, 'arquivos', caminho);
      const snapshot = await openSnapshot(t.databaseUrl, quiet);
      try {
        await t.db.query('DELETE FROM arquivo WHERE id = $1', [id]);
        await storage.remove(caminho);
        await utimes(path, new Date(0), new Date(0));
        await t.app.jobs.runNow(HOUSEKEEPING);
        assert.ok(existsSync(path));
        const {rows} = await snapshot.query('SELECT 1 FROM arquivo WHERE id = $1', [id]);
        assert.equal(rows.length, 1);
      } finally {
        await snapshot.end();
      }
      await until(async () => {
        await t.app.jobs.runNow(HOUSEKEEPING);
        return !existsSync(path);
      });
    });

    it('a removal under way ends first', async () => {
      const remover = await connectForLong(t.databaseUrl, 'teste');
      await takeLock(remover, LOCK.REMOVAL, {shared: true});
      let open = false;
      const snapshot = openSnapshot(t.databaseUrl, quiet).then(client => {
        open = true;
        return client;
      });
      await until(
        async () => (await t.db.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).length > 0,
      );
      assert.equal(open, false);
      await remover.end();
      await (await snapshot).end();
    });

    it('a second one is refused, and a start that changes nothing does not wait', async () => {
      const snapshot = await openSnapshot(t.databaseUrl, quiet);
      try {
        await isRefused(backup(), /Outra cópia de segurança/);
        await migrate(t.databaseUrl);
      } finally {
        await snapshot.end();
      }
    });

    it('leaves no half backup when it is killed, and the next one is whole', async () => {
      const folder = newFolder();
      const holder = await connectForLong(t.databaseUrl, 'teste');
      await holder.query('BEGIN; LOCK TABLE venda IN ACCESS EXCLUSIVE MODE');
      const doomed = startCopy({DATABASE_URL: t.databaseUrl, DATA_DIR: t.dataDir}, BACKUP, ['--para', folder]);
      await until(
        async () =>
          (await holder.query(`SELECT 1 FROM pg_locks WHERE locktype = 'relation' AND NOT granted`)).rowCount === 1,
      );
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
          (await holder.query('SELECT 1 FROM pg_locks WHERE locktype = $1 AND objid = $2', ['advisory', LOCK.BACKUP]))
            .rowCount === 0,
      );
      await holder.end();
      const tomorrow = new Date(Date.now() + 86_400_000);
      const {file} = await backup({folder, agora: tomorrow});
      await inspectBackup(file, undefined);
      assert.deepEqual(await readdir(folder), [file.split('/').pop()]);
    });

    it('leaves nothing behind when its connection is lost', async () => {
      const folder = newFolder();
      const holder = await connectForLong(t.databaseUrl, 'teste');
      await holder.query('BEGIN; LOCK TABLE venda IN ACCESS EXCLUSIVE MODE');
      const doomed = backup({folder});
      doomed.catch(quiet);
      await until(
        async () =>
          (await holder.query(`SELECT 1 FROM pg_locks WHERE locktype = 'relation' AND NOT granted`)).rowCount === 1,
      );
      await holder.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'clube-backup'`,
      );
      await assert.rejects(doomed);
      await holder.end();
      assert.deepEqual(await readdir(folder), []);
    });
  });

  describe('is refused', () => {
    let file: string;
    let sealed: string;
    let identity: string;
    before(async () => {
      const pair = await makeKeyPair();
      identity = pair.identity;
      file = (await backup()).file;
      sealed = (await backup({key: pair.recipient})).file;
    });

    it('without its key, with another, with the half that only closes, and with a weak one', async () => {
      const other = await makeKeyPair();
      await isRefused(inspectBackup(sealed, undefined), /está cifrada/);
      await isRefused(inspectBackup(sealed, other.identity), /não abre/);
      await isRefused(inspectBackup(sealed, other.recipient), /só cifra/);
      await isRefused(inspectBackup(sealed, 'uma frase qualquer que não é'), /não abre/);
      await isRefused(backup({key: 'curta'}), /16 caracteres/);
      await isRefused(backup({key: 'age1invalida'}), /não é válida/);
      await inspectBackup(sealed, identity);
    });

    it('opens with the phrase that closed it', async () => {
      const made = await backup({key: 'correta bateria grampo cavalo'});
      await inspectBackup(made.file, 'correta bateria grampo cavalo');
      await isRefused(inspectBackup(made.file, 'correta bateria grampo cavala'), /não abre/);
    });

    it('when it was cut or changed anywhere, before anything is touched', async () => {
      const broken = join(newFolder(), 'copia');
      const whole = new Map([
        [await readFile(file), undefined],
        [await readFile(sealed), identity],
      ]);
      for (const [bytes, key] of whole) {
        const place = fc.integer({min: 0, max: bytes.length - 1});
        await fc.assert(
          fc.asyncProperty(place, async at => {
            await writeFile(broken, bytes.subarray(0, at));
            await isRefused(inspectBackup(broken, key), /cortada ou foi alterada|não é uma cópia/);
          }),
          {numRuns: 12},
        );
        await fc.assert(
          fc.asyncProperty(place, fc.integer({min: 0, max: 7}), async (at, bit) => {
            const changed = Buffer.from(bytes);
            changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
            await writeFile(broken, changed);
            await isRefused(inspectBackup(broken, key), /./);
          }),
          {numRuns: 40},
        );
      }
    });

    it('by a database or a folder that is not empty', async () => {
      await isRefused(restore(file, t.databaseUrl, newFolder()), /banco de dados não está vazio/);
      await inNewDatabase(async ({url}, dataDir) => {
        await mkdir(join(dataDir, 'arquivos'));
        await writeFile(join(dataDir, 'arquivos', 'x'), 'x');
        await isRefused(restore(file, url, dataDir), /pasta .* não está vazia/);
        assert.deepEqual(await inDatabase(url, whatIsIn), []);
      });
    });

    it('by what must hold of the data, leaving database and folder as empty as before', async () => {
      await inNewDatabase(async ({url}, dataDir) => {
        const check = async () => ['balance = sum of entries: …'];
        await isRefused(restoreBackup({file, databaseUrl: url, dataDir, check, say: quiet}), /não conferem/);
        assert.deepEqual(await inDatabase(url, whatIsIn), []);
        assert.deepEqual(await readdir(dataDir), []);
        await isRefused(restore(sealed, url, dataDir), /está cifrada/);
        await restore(sealed, url, dataDir, {key: identity});
        assert.equal(
          await readFile(join(dataDir, 'secret'), 'utf8'),
          await readFile(join(t.dataDir, 'secret'), 'utf8'),
        );
      });
    });

    it('leaves nothing when it is killed in the middle, and goes through the next time', async () => {
      await inNewDatabase(async ({url}, dataDir) => {
        // What runs migrations takes this lock inside the restore's transaction.
        const holder = await connectForLong(url, 'teste');
        await holder.query('SELECT pg_advisory_lock(7241865325823964)');
        const doomed = startCopy({DATABASE_URL: url, DATA_DIR: dataDir}, RESTORE, ['--de', file]);
        await until(
          async () =>
            (await holder.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount === 1,
        );
        await doomed.kill('SIGKILL');
        await holder.end();
        assert.ok(!existsSync(join(dataDir, 'arquivos')));
        const again = startCopy({DATABASE_URL: url, DATA_DIR: dataDir}, RESTORE, ['--de', file]);
        assert.equal(await again.exit(), 0, again.said());
      });
    });

    it('by commands that are called wrongly, with a word and a code', async () => {
      const env = {DATABASE_URL: t.databaseUrl, DATA_DIR: t.dataDir};
      const cases: [program: string, args: string[], code: number, words: RegExp][] = [
        [RESTORE, [], 2, /Informe --de ou --verificar[^]*Uso:/],
        [RESTORE, ['--verificar', '/nao/existe'], 1, /Não foi possível ler \/nao\/existe \(ENOENT\)/],
        [RESTORE, ['--verificar', __filename], 1, /não é uma cópia de segurança/],
        [BACKUP, ['--manter', '0'], 2, /--manter pede/],
        [BACKUP, ['--oque'], 2, /Uso:/],
      ];
      await Promise.all(
        cases.map(async ([program, args, code, words]) => {
          const copy = startCopy(env, program, args);
          assert.equal(await copy.exit(), code);
          assert.match(copy.said(), words);
        }),
      );
    });
  });

  it('keeps as many as it is told', async () => {
    const folder = newFolder();
    for (const n of [1, 2, 3]) await writeFile(join(folder, `clube-2026090${n}T000000Z.tar.zst`), randomBytes(8));
    await writeFile(join(folder, 'clube-outra-coisa.tar.zst'), 'x');
    assert.deepEqual(await removeOld(folder, 2), ['clube-20260901T000000Z.tar.zst']);
    assert.equal((await readdir(folder)).length, 3);
  });
});
