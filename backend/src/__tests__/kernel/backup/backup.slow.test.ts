import assert from 'node:assert/strict';
import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {createHash, randomBytes} from 'node:crypto';
import {join} from 'node:path';
import {sql} from '../../../kernel/persistence/sql';
import {makeKeyPair, removeOld} from '../../../kernel/backup';
import {migrate} from '../../../kernel/persistence/migrate';
import {migrationsOf, readMigrations, storeChecksums, runMigrations} from '../../../kernel/persistence/migrations';
import {FolderStorage} from '../../../kernel/storage/folder-storage';
import {givenApp, givenArquivo, insert} from '../../support';
import {givenBareDatabase} from '../../support/postgres';
import {Backups, inDatabase, namesIn, restore} from './backup-support';

const given = new Backups();

describe('What a backup keeps', function () {
  this.timeout(60_000);
  before(() => given.start());
  after(() => given.stop());

  it('leaves sessions and failed attempts out, and the secrets unless it is encrypted', async () => {
    const {recipient, identity} = await makeKeyPair();
    const {file} = await given.backup();
    const sealed = await given.backup({key: recipient});
    const plain = await namesIn(file);
    assert.ok(plain.includes('dados/pintor/000001.copy') && !plain.some(name => name.startsWith('segredo')));
    assert.ok(!plain.some(name => /sessao|tentativa|migracao/.test(name)));
    const secrets = (await namesIn(sealed.file, identity)).filter(name => name.startsWith('segredo'));
    assert.deepEqual(secrets, ['segredo', 'segredo-identidades']);
    assert.ok(!(await readFile(sealed.file)).includes('pintor'));
  });

  it('takes along what was drawn of a file, and nothing that no row knows', async () => {
    const {caminho: filePath} = await givenArquivo(given.t);
    const near = (name: string) => join(given.t.dataDir, 'arquivos', name);
    const drawn = filePath.replace('.jpg', '-vista.jpg');
    await writeFile(near(drawn), 'drawn');
    await writeFile(near('notas/alheia.jpg'), 'nobody’s');
    await writeFile(near(`${drawn}.parcial`), 'half');
    const names = await namesIn((await given.backup()).file);
    assert.ok(names.includes(`arquivos/${filePath}`) && names.includes(`arquivos/${drawn}`));
    assert.ok(!names.some(name => /alheia|parcial/.test(name)));
    await rm(near('notas/alheia.jpg'));
    await rm(near(`${drawn}.parcial`));
  });

  it('comes back column by column: odd texts, jobs that waited, numbers that go on', async () => {
    const odd = 'Zé "da\tTinta" \\N \\. \n — 🎨';
    const {id} = await insert<{id: number}>(given.t, 'rede', {nome: odd, regiao: '\\', dataCadastro: '2026-01-02'});
    await given.t.run(() =>
      given.t.app.jobs.enqueue('pintores.confirmar-email', {pintorId: 7, nota: odd}, {priority: 3}),
    );
    const {file, linhas} = await given.backup();
    await given.inNewDatabase(async (database, dataDir) => {
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
        // Constraints and triggers are enabled again.
        await assert.rejects(db.query(`DELETE FROM pintor`), /foreign key/);
        await assert.rejects(db.query(`DELETE FROM alocacao`), /só aceita inclusões/);
      });
      const restored = await givenApp({beside: {databaseUrl: database.url, dataDir}, jobs: true});
      try {
        const queued = await restored.db.query(sql`SELECT priority FROM pgboss.job WHERE data ? 'nota'`);
        assert.deepEqual(queued, [{priority: 3}]);
        assert.deepEqual(await restored.db.query(sql`SELECT 1 FROM tarefa_restaurada`), []);
      } finally {
        await restored.stop();
      }
    });
  });

  it('of an older schema comes back as today’s, with the jobs that waited', async () => {
    const old = await givenBareDatabase();
    const {file} = await inDatabase(old.url, async db => {
      await runMigrations(db, {count: 13});
      await storeChecksums(db, readMigrations().slice(0, 13));
      await db.query(`INSERT INTO rede (nome, regiao, data_cadastro) VALUES ('Antiga', 'Sul', '2025-01-01');
        CREATE SCHEMA pgboss; CREATE TYPE pgboss.estado AS ENUM ('created', 'retry', 'active', 'completed');
        CREATE TABLE pgboss.job AS SELECT n AS name, '{"de": 1}'::jsonb AS data, 2 AS priority, e::pgboss.estado AS state, now() AS created_on
          FROM (VALUES ('velha', 'active'), ('feita', 'completed'), ('__pgboss__send', 'created')) AS x(n, e)`);
      return given.backup({databaseUrl: old.url, storage: new FolderStorage(given.newFolder())});
    });
    await old.drop();
    await given.inNewDatabase(async ({url}, dataDir) => {
      await restore(file, url, dataDir);
      await inDatabase(url, async db => {
        assert.deepEqual(
          await migrationsOf(db),
          readMigrations().map(({name}) => name),
        );
        assert.deepEqual((await db.query('SELECT nome FROM rede')).rows, [{nome: 'Antiga'}]);
        assert.deepEqual((await db.query('SELECT nome, dados, prioridade FROM tarefa_restaurada')).rows, [
          {nome: 'velha', dados: {de: 1}, prioridade: 2},
        ]);
      });
      await migrate(url);
    });
  });

  it('is made, and says so, when the storage lost or damaged a file', async () => {
    const [lost, changed] = [await givenArquivo(given.t), await givenArquivo(given.t)];
    const path = (filePath: string) => join(given.t.dataDir, 'arquivos', filePath);
    const kept = await Promise.all([lost, changed].map(({caminho: filePath}) => readFile(path(filePath))));
    await rm(path(lost.caminho));
    await writeFile(path(changed.caminho), 'something else');
    const {file, arquivos, falhas} = await given.backup();
    assert.deepEqual([arquivos.faltam, arquivos.diferem], [1, 1]);
    assert.deepEqual(falhas, [
      {caminho: lost.caminho, falha: 'falta'},
      {caminho: changed.caminho, falha: 'difere'},
    ]);
    await given.inNewDatabase(async (database, dataDir) => {
      const {manifest} = await restore(file, database.url, dataDir);
      assert.deepEqual(manifest.falhas, falhas);
      assert.equal(await readFile(join(dataDir, 'arquivos', changed.caminho), 'utf8'), 'something else');
    });
    for (const [n, {caminho: filePath}] of [lost, changed].entries())
      await writeFile(path(filePath), kept[n] as Buffer);
  });

  it('reports a lost width of a picture as any file, and takes the others along', async () => {
    const {id, caminho: filePath} = await givenArquivo(given.t);
    const narrow = filePath.replace('.jpg', '-480.webp');
    const columns = {bytes: 5, sha256: createHash('sha256').update('drawn').digest('hex')};
    const sizes = [
      {arquivoId: id, largura: 480, altura: 300, caminho: narrow},
      {arquivoId: id, largura: 300, altura: 200, caminho: filePath.replace('.jpg', '-300.webp')},
    ];
    for (const size of sizes) await insert(given.t, 'imagem', {...size, ...columns});
    await writeFile(join(given.t.dataDir, 'arquivos', narrow), 'drawn');
    const {file, falhas} = await given.backup();
    assert.deepEqual(falhas, [{caminho: filePath.replace('.jpg', '-300.webp'), falha: 'falta'}]);
    assert.equal((await namesIn(file)).filter(name => name === `arquivos/${narrow}`).length, 1);
    await given.inNewDatabase(async (database, dataDir) => {
      await restore(file, database.url, dataDir);
      assert.equal(await readFile(join(dataDir, 'arquivos', narrow), 'utf8'), 'drawn');
    });
  });

  it('keeps as many as configured', async () => {
    const folder = given.newFolder();
    for (const n of [1, 2, 3]) await writeFile(join(folder, `clube-2026090${n}T000000Z.tar.zst`), randomBytes(8));
    await writeFile(join(folder, 'clube-outra-coisa.tar.zst'), 'x');
    assert.deepEqual(await removeOld(folder, 2), ['clube-20260901T000000Z.tar.zst']);
    assert.equal((await readdir(folder)).length, 3);
  });
});
