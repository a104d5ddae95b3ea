import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import fc from 'fast-check';
import {inspectBackup, makeKeyPair, restoreBackup} from '../../../kernel/backup';
import {ArchiveWriter} from '../../../kernel/backup/archive/archive-writer';
import {describeContents} from '../../../kernel/backup/catalog';
import {readMigrations} from '../../../kernel/persistence/migrations';
import {connectWithoutTimeouts} from '../../../kernel/persistence/locks';
import {startServerProcess} from '../../support/server-process';
import {BACKUP, Backups, RESTORE, inDatabase, isRefused, quiet, restore, someoneWaits} from './backup-support';

const given = new Backups();

describe('A backup is refused', function () {
  this.timeout(60_000);
  before(() => given.start());
  after(() => given.stop());

  let file: string;
  let sealed: string;
  let identity: string;
  before(async () => {
    const pair = await makeKeyPair();
    identity = pair.identity;
    file = (await given.backup()).file;
    sealed = (await given.backup({key: pair.recipient})).file;
  });

  it('without its key, with another, with the half that only closes, and with a weak one', async () => {
    const other = await makeKeyPair();
    await isRefused(inspectBackup(sealed, undefined), /está cifrada/);
    await isRefused(inspectBackup(sealed, other.identity), /não abre/);
    await isRefused(inspectBackup(sealed, other.recipient), /só cifra/);
    await isRefused(inspectBackup(sealed, 'uma frase qualquer que não é'), /não abre/);
    await isRefused(given.backup({key: 'curta'}), /16 caracteres/);
    await isRefused(given.backup({key: 'age1invalida'}), /não é válida/);
    await inspectBackup(sealed, identity);
  });

  it('opens with the phrase that closed it', async () => {
    const made = await given.backup({key: 'correta bateria grampo cavalo'});
    await inspectBackup(made.file, 'correta bateria grampo cavalo');
    await isRefused(inspectBackup(made.file, 'correta bateria grampo cavala'), /não abre/);
  });

  it('when it was cut or changed anywhere, before anything is touched', async () => {
    const broken = join(given.newFolder(), 'copia');
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

  it('when another version made it, of which we do not know every migration', async () => {
    const newer = join(given.newFolder(), 'newer');
    const writer = await ArchiveWriter.create(newer, {key: undefined, when: new Date()});
    const migrations = [...readMigrations(), {file: '9999-de-amanha.sql', sha256: 'x'}];
    const start = {
      formato: 1,
      criadoEm: '',
      tabelas: [],
      migracoes: migrations.map(({file: arquivo, sha256}) => ({arquivo, sha256})),
    };
    await writer.add('inicio.json', Buffer.from(JSON.stringify(start)));
    await writer.finish({
      linhas: {},
      sequencias: [],
      arquivos: {quantidade: 0, bytes: 0, faltam: 0, diferem: 0},
      falhas: [],
    });
    await given.inNewDatabase(async ({url}, dataDir) => {
      await isRefused(restore(newer, url, dataDir), /outra versão do programa \(migração 9999-de-amanha/);
      assert.deepEqual(await inDatabase(url, describeContents), []);
    });
  });

  it('by a database or a folder that is not empty', async () => {
    await isRefused(restore(file, given.t.databaseUrl, given.newFolder()), /banco de dados não está vazio/);
    await given.inNewDatabase(async ({url}, dataDir) => {
      await mkdir(join(dataDir, 'arquivos'));
      await writeFile(join(dataDir, 'arquivos', 'x'), 'x');
      await isRefused(restore(file, url, dataDir), /pasta .* não está vazia/);
      assert.deepEqual(await inDatabase(url, describeContents), []);
    });
  });

  it('by what must hold of the data, leaving database and folder as empty as before', async () => {
    await given.inNewDatabase(async ({url}, dataDir) => {
      const check = async () => ['balance = sum of entries: …'];
      await isRefused(restoreBackup({file, databaseUrl: url, dataDir, check, log: quiet}), /não conferem/);
      assert.deepEqual(await inDatabase(url, describeContents), []);
      assert.deepEqual(await readdir(dataDir), []);
      await isRefused(restore(sealed, url, dataDir), /está cifrada/);
      await restore(sealed, url, dataDir, {key: identity});
      for (const name of ['secret', 'secret-identidades'])
        assert.equal(await readFile(join(dataDir, name), 'utf8'), await readFile(join(given.t.dataDir, name), 'utf8'));
    });
  });

  it('leaves nothing when it is killed in the middle, and goes through the next time', async () => {
    await given.inNewDatabase(async ({url}, dataDir) => {
      // Running migrations needs this lock, inside the restore's transaction.
      const holder = await connectWithoutTimeouts(url, 'teste');
      await holder.query('SELECT pg_advisory_lock(7241865325823964)');
      const doomed = startServerProcess({DATABASE_URL: url, DATA_DIR: dataDir}, RESTORE, ['--de', file]);
      await someoneWaits(holder, 'advisory');
      await doomed.kill('SIGKILL');
      await holder.end();
      assert.ok(!existsSync(join(dataDir, 'arquivos')));
      const again = startServerProcess({DATABASE_URL: url, DATA_DIR: dataDir}, RESTORE, ['--de', file]);
      assert.equal(await again.exit(), 0, again.output());
    });
  });

  it('by commands that are called wrongly, with a word and a code', async () => {
    const env = {DATABASE_URL: given.t.databaseUrl, DATA_DIR: given.t.dataDir};
    const cases: [program: string, args: string[], code: number, words: RegExp][] = [
      [RESTORE, [], 2, /Informe --de ou --verificar[^]*Uso:/],
      [RESTORE, ['--verificar', '/nao/existe'], 1, /Não foi possível ler \/nao\/existe \(ENOENT\)/],
      [RESTORE, ['--verificar', __filename], 1, /não é uma cópia de segurança/],
      [BACKUP, ['--manter', '0'], 2, /--manter pede/],
      [BACKUP, ['--oque'], 2, /Uso:/],
    ];
    await Promise.all(
      cases.map(async ([program, args, code, words]) => {
        const copy = startServerProcess(env, program, args);
        assert.equal(await copy.exit(), code);
        assert.match(copy.output(), words);
      }),
    );
  });
});
