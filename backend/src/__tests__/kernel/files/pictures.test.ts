import assert from 'node:assert/strict';
import {mkdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Readable} from 'node:stream';
import {setTimeout as wait} from 'node:timers/promises';
import {sql} from '../../../kernel/persistence/sql';
import {withChanges} from '../../../kernel/context';
import {picture} from '../../../kernel/images/picture';
import type {Pictures} from '../../../kernel/images/pictures';
import {renditionsSchema, pictureSql, signRenditions, type RenditionAnswer} from '../../../kernel/images/answer';
import {HOUSEKEEPING} from '../../../kernel/jobs/housekeeping';
import {Kernel} from '../../../kernel/keys';
import {
  filesIn,
  filesOfPictures,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  type GivenPintor,
  type TestApp,
} from '../../support';

const portrait = picture({folder: 'retratos', visible: 'private', widths: [40, 80], field: 'retrato'});

describe('Pictures', () => {
  let t: TestApp;
  let pictures: Pictures;
  let owner: GivenPintor;
  let sent: string;

  before(async () => {
    t = await givenApp();
    [pictures, owner] = await Promise.all([t.app.get(Kernel.PICTURES), givenPintor(t)]);
    pictures.register(portrait, async (fileId, actor) => {
      const [owner] = await t.db.query(sql<{id: number}>`SELECT id FROM pintor WHERE foto_id = ${fileId}`);
      return actor.kind === 'painel' || (actor.kind === 'loja' && actor.id === owner?.id);
    });
    sent = join(t.dataDir, 'retrato.jpg');
    writeFileSync(sent, await givenImage('jpeg', 100, 50));
  });
  after(() => t.stop());

  // After each test: no file without a row, no row without a file, no temporary files.
  afterEach(async () => {
    assert.deepEqual(filesIn(t, 'arquivos'), await filesOfPictures(t));
    assert.deepEqual(filesIn(t, 'tmp'), []);
  });

  const store = <T>(work: (stored: {id: number; caminho: string}) => Promise<T>): Promise<T> =>
    t.run(() => pictures.store(portrait, {path: sent, originalName: 'eu.jpg'}, work));
  const show = (id: number | null) => t.db.query(sql`UPDATE pintor SET foto_id = ${id} WHERE id = ${owner.id}`);
  const shown = () =>
    store(async stored => {
      await show(stored.id);
      return stored;
    });
  const clear = (id: number) =>
    t.run(() =>
      t.db.tx(async () => {
        await show(null);
        await pictures.discard(id);
      }),
    );
  const imagens = async (id: number): Promise<RenditionAnswer[]> => {
    const [row] = await t.db.query(
      sql<{
        imagens: unknown;
      }>`SELECT ${sql.raw(pictureSql('x.id').renditions)} AS imagens FROM (SELECT ${id}::int AS id) x`,
    );
    return renditionsSchema.parse(row?.imagens);
  };

  it('are kept in each width, with the name they had and what their rows say of them', async () => {
    const {id, caminho: path} = await shown();
    assert.match(path, /^retratos\/[0-9a-f]{24}\.webp$/);
    const [file] = await t.db.query(sql`SELECT nome_original, mime, publico FROM arquivo WHERE id = ${id}`);
    assert.deepEqual(file, {nome_original: 'eu.jpg', mime: 'image/webp', publico: false});
    assert.deepEqual(
      (await imagens(id)).map(({largura, altura, url}) => [largura, altura, url]),
      [
        [40, 20, `/arquivos/${path.replace('.webp', '-40.webp')}`],
        [80, 40, `/arquivos/${path}`],
      ],
    );
    await clear(id);
  });

  it('are in answers what their rows say, whoever writes those', async () => {
    const {id} = await shown();
    const widths = async () => (await imagens(id)).map(({largura}) => largura);
    await t.db.query(sql`UPDATE imagem SET largura = 41 WHERE arquivo_id = ${id} AND largura = 40`);
    assert.deepEqual(await widths(), [41, 80]);
    await t.db.query(sql`DELETE FROM imagem WHERE arquivo_id = ${id} AND largura = 80`);
    assert.deepEqual(await widths(), [41]);
    await assert.rejects(
      t.db.query(
        sql`INSERT INTO imagem SELECT arquivo_id, 41, altura, 'outra', bytes, sha256 FROM imagem WHERE arquivo_id = ${id}`,
      ),
      /imagem_pkey/,
    );
    await clear(id);
  });

  it('that are private are for whom their rule lets, in each width, also by signed addresses', async () => {
    const {id} = await shown();
    const [stranger, staff] = [await givenPintor(t), await givenUsuario(t, 1)];
    const sessions = await t.app.get(Kernel.SESSIONS);
    const urls = await t.app.get(Kernel.SIGNED_URLS);
    const signed = async (token: string) => {
      const actor = await t.run(() => sessions.find('loja', token));
      return t.run(async () => signRenditions(urls, await imagens(id)), actor);
    };
    for (const {url} of await imagens(id)) {
      const statuses = [t.anonymous, stranger.api, owner.api, staff.api].map(async api => (await api.get(url)).status);
      assert.deepEqual(await Promise.all(statuses), [401, 404, 200, 200]);
    }
    for (const {url} of await signed(owner.token)) assert.equal((await fetch(t.url + url)).status, 200);
    for (const {url} of await signed(stranger.token)) assert.equal((await fetch(t.url + url)).status, 404);
    await clear(id);
    for (const {url} of await imagens(id)) assert.equal((await owner.api.get(url)).status, 404);
  });

  it('leave nothing when what is done with them fails', async () => {
    await assert.rejects(
      store(() => Promise.reject(new Error('refused'))),
      /refused/,
    );
    await assert.rejects(
      store(() => t.db.query(sql`INSERT INTO nothing_of_that_name VALUES (1)`)),
      /nothing_of_that_name/,
    );
    assert.deepEqual(await filesOfPictures(t), []);
  });

  it('leave nothing when there is no room for one of their widths', async () => {
    const storage = await t.app.get(Kernel.STORAGE);
    const save = storage.save;
    let files = 0;
    storage.save = (key, source) =>
      ++files === 1 ? save(key, source) : Promise.reject(Object.assign(new Error('ENOSPC'), {code: 'ENOSPC'}));
    await assert.rejects(shown(), {code: 'ENOSPC'}).finally(() => (storage.save = save));
    assert.equal(files, 2);
    assert.deepEqual(await filesOfPictures(t), []);
  });

  it('are not stored inside a transaction, whose end they could not know', async () => {
    await assert.rejects(
      t.run(() => t.db.tx(() => pictures.store(portrait, {path: sent, originalName: 'x'}, async () => 1))),
      /outside of a transaction/,
    );
  });

  /** Loses the response of the next commit, which ends with `end` 200 ms later. */
  function loseTheAnswer(end: 'COMMIT' | 'ROLLBACK'): {ended: Promise<void>} {
    const {db} = t;
    let over: () => void;
    const ended = new Promise<void>(resolve => (over = resolve));
    db.tx = async function lost<T>(run: () => Promise<T>): Promise<T> {
      // Later transactions are not affected.
      Reflect.deleteProperty(db, 'tx');
      const client = await db.writes.connect();
      await client.query('BEGIN');
      await withChanges({client, afterCommit: []}, run);
      void wait(200)
        .then(() => client.query(end))
        .finally(() => {
          client.release();
          over();
        });
      throw Object.assign(new Error('connection lost'), {code: 'ECONNRESET'});
    };
    return {ended};
  }

  it('stay when the answer to a commit that held is lost: no row points nowhere', async () => {
    const {ended} = loseTheAnswer('COMMIT');
    await assert.rejects(shown(), /connection lost/);
    await ended;
    const [{foto_id: id} = {foto_id: 0}] = await t.db.query(
      sql<{foto_id: number}>`SELECT foto_id FROM pintor WHERE id = ${owner.id} AND foto_id IS NOT NULL`,
    );
    assert.equal((await imagens(id)).length, 2);
    await clear(id);
  });

  it('go when a commit without an answer did not hold', async () => {
    const {ended} = loseTheAnswer('ROLLBACK');
    await assert.rejects(shown(), /connection lost/);
    await ended;
    assert.deepEqual([filesIn(t, 'arquivos'), await t.db.query(sql`SELECT id FROM arquivo`)], [[], []]);
  });

  it('whose row never came, as after a crash, are swept at night, and no others', async () => {
    const {id} = await shown();
    const orphan = (name: string) => {
      const file = join(t.dataDir, 'arquivos', 'retratos', name);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, 'x');
      return file;
    };
    const stem = '0123456789abcdef01234567';
    const left = [orphan(`${stem}.webp`), orphan(`${stem}-40.webp`)];
    const old = new Date(t.clock.now.getTime() - 2 * 86_400_000);
    for (const file of left) utimesSync(file, old, old);
    for (const name of await filesOfPictures(t)) utimesSync(join(t.dataDir, 'arquivos', name), old, old);
    await t.app.jobs.runNow(HOUSEKEEPING);
    assert.deepEqual(filesIn(t, 'arquivos'), await filesOfPictures(t));
    assert.equal((await filesOfPictures(t)).length, 2);
    await clear(id);
  });

  it('are not removed while another row shows them, nor by a transaction that does not hold', async () => {
    const {id} = await shown();
    const other = await givenPintor(t, {fotoId: id});
    await clear(id);
    assert.equal((await imagens(id)).length, 2);
    await t.db.query(sql`UPDATE pintor SET foto_id = NULL WHERE id = ${other.id}`);
    await assert.rejects(
      t.run(() =>
        t.db.tx(async () => {
          await pictures.discard(id);
          throw new Error('changed my mind');
        }),
      ),
      /changed my mind/,
    );
    assert.equal((await imagens(id)).length, 2);
    await clear(id);
    assert.deepEqual(filesIn(t, 'arquivos'), []);
  });

  it('of one person stand in line one by one: another’s does not wait for all of them', async () => {
    const order: string[] = [];
    const content = readFileSync(sent);
    const {promise: oneIsThrough, resolve: letOthersGoOn} = Promise.withResolvers<void>();
    const resized = (who: string, id: number, until = Promise.resolve()) => {
      const actor = {kind: 'loja', id, nome: who, session: who, aceitouRegulamento: true} as const;
      const read = () =>
        Readable.from(
          (async function* () {
            await until;
            yield content;
          })(),
        );
      return t.run(async () => {
        await pictures.resize({bytes: content.length, read}, [40]);
        order.push(who);
      }, actor);
    };
    // The first of `many` keeps its process until the other person is served; a second one in the other process would deadlock.
    const many = Array.from({length: 6}, () => resized('many', 1, oneIsThrough));
    await resized('one', 2);
    letOthersGoOn();
    await Promise.all(many);
    assert.deepEqual(order, ['one', ...Array<string>(6).fill('many')]);
  });

  it('have a folder and, where they are private, a rule of their own, or the server does not start', () => {
    assert.throws(() => pictures.register(portrait, async () => true), /two pictures are kept in retratos/);
    const other = picture({folder: 'outra', visible: 'private', widths: [40]});
    assert.throws(() => pictures.register(other), /rule/);
    assert.throws(() => pictures.register({...other, visible: 'public'}, async () => true), /rule/);
    assert.throws(() => picture({folder: 'x', visible: 'public', widths: []}), /widths/);
  });
});
