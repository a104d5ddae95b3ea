import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import fs from 'node:fs/promises';
import {join} from 'node:path';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {FreeSpace, type DiskSpace} from '../../../kernel/storage/free-space';
import {
  callText,
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenPremio,
  givenUsuario,
  nextNumber,
  openSocket,
  until,
  type GivenPintor,
  type TestApp,
} from '../../support';

const MB = 1024 * 1024;

/** Sends the head of a receipt's form of so many bytes, and keeps its body back. */
async function announce(t: TestApp, {token}: GivenPintor, bytes: number) {
  const socket = await openSocket(t);
  const headers = {'Content-Type': 'multipart/form-data; boundary=X', 'Content-Length': String(bytes)};
  socket.write(callText('POST', '/api/upload/venda_foto', {Authorization: `${token}||`, ...headers}));
  return socket;
}

describe('A disk without room', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  let space: FreeSpace;
  let measured: FreeSpace['measure'];
  before(async () => {
    t = await givenApp({env: {RESERVA_DISCO_MB: '100'}});
    pintor = await givenPintor(t);
    space = await t.app.get(Kernel.FREE_SPACE);
    measured = space.measure;
  });
  after(() => t.stop());
  afterEach(() => have(measured));

  /** Sets the measurement of free space, and clears the cached one. */
  const have = (measure: FreeSpace['measure']) => Object.assign(space, {measure, known: undefined});
  const left = (free: number): void => void have(async () => [{free, total: 1000 * MB}]);
  const stored = (folder: string): string[] => {
    try {
      return readdirSync(join(t.dataDir, folder), {recursive: true, withFileTypes: true})
        .filter(entry => entry.isFile())
        .map(({name}) => name);
    } catch {
      return [];
    }
  };
  const photo = () => givenImage('jpeg', 300 + nextNumber(), 200);
  const upload = async () =>
    pintor.api.post('/api/upload/venda_foto', form({}, {arquivos: {nome: 'nota.jpg', content: await photo()}}));
  const full = (syscall: string, code = 'ENOSPC') =>
    Object.assign(new Error(`${code}: no space left on device, ${syscall}`), {code, syscall});

  async function refusedWithNothingLeft(): Promise<void> {
    const [files, rows] = [stored('arquivos'), await t.db.query(sql`SELECT id FROM arquivo`)];
    const {status, body} = await upload();
    assert.deepEqual([status, body.codigo], [507, 'SEM_ESPACO']);
    assert.match(body.erro ?? '', /sem espaço/);
    assert.deepEqual([stored('arquivos'), await t.db.query(sql`SELECT id FROM arquivo`)], [files, rows]);
    assert.deepEqual(stored('tmp'), []);
  }

  it('refuses uploads below the reserve, keeps serving all else, and takes them again by itself', async () => {
    left(100 * MB);
    await refusedWithNothingLeft();
    const smart = await givenUsuario(t, 1);
    const premio = await givenPremio(t);
    const withPhoto = form({nome: 'x'}, {foto: {nome: 'f.jpg', content: await photo()}});
    assert.equal((await smart.api.put(`/api/premios/${premio.id}`, withPhoto)).status, 507);
    assert.equal((await smart.api.put(`/api/premios/${premio.id}`, {nome: 'Sem foto'})).status, 200);
    assert.equal((await pintor.api.get('/api/pontuacoes')).status, 200);
    assert.equal((await smart.api.get('/api/pontuacoes/pendentes')).status, 200);
    left(101 * MB);
    assert.equal((await upload()).status, 200);
  });

  it('is said by health, which goes on calling the server ready', async () => {
    const ready = async () => {
      const {status, body} = await t.anonymous.get('/health/ready');
      return [status, body.situacao, body.armazenamento];
    };
    left(MB);
    assert.deepEqual(await ready(), [200, 'ok', 'cheio']);
    left(500 * MB);
    assert.deepEqual(await ready(), [200, 'ok', 'ok']);
  });

  it('refuses by what the sender says is coming, before a byte of it is read', async () => {
    left(120 * MB);
    const socket = await announce(t, pintor, 30 * MB);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    assert.match(answer.toString(), /^HTTP\/1\.1 507 /);
    assert.equal((await upload()).status, 200, 'a small one has room');
  });

  it('counts what is on its way: bytes are reserved until their call ends, by an abort too', async () => {
    left(140 * MB);
    const held = await announce(t, pintor, 30 * MB);
    await until(() => Reflect.get(space, 'reserved') === 30 * MB, 'a reservation');
    const second = await announce(t, pintor, 15 * MB);
    assert.match(String(await once(second, 'data')), /^HTTP\/1\.1 507 /);
    second.destroy();
    assert.equal((await upload()).status, 200, 'a small one has room beside it');
    held.destroy();
    await until(() => Reflect.get(space, 'reserved') === 0, 'the end of the reservation');
    assert.deepEqual(stored('tmp'), []);
  });

  it('reserves no more than the form may store, whatever is announced', async () => {
    left(101 * MB + 11 * 15 * MB);
    const held = await announce(t, pintor, 1900 * MB);
    await until(() => Reflect.get(space, 'reserved') === 11 * 15 * MB, 'a reservation');
    held.destroy();
    await until(() => Reflect.get(space, 'reserved') === 0, 'the end of the reservation');
  });

  it('found while writing is the same answer, with nothing left behind', async () => {
    const {open: really} = fs;
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const broken = () => Promise.reject(full('write', code));
      fs.open = async (...how: Parameters<typeof really>) =>
        Object.assign(await really(...how), how[1] === 'wx' ? {appendFile: broken} : {});
      await refusedWithNothingLeft().finally(() => (fs.open = really));
    }
    assert.equal((await upload()).status, 200);
  });

  it('found while a file gets its place is the same answer, the files before it included', async () => {
    const storage = await t.app.get(Kernel.STORAGE);
    const save = storage.save.bind(storage);
    let saved = 0;
    storage.save = (...how) => (++saved === 2 ? Promise.reject(full('fsync')) : save(...how));
    const files = stored('arquivos');
    const data = new FormData();
    for (const nome of ['a.jpg', 'b.jpg']) data.append('arquivos', new Blob([Uint8Array.from(await photo())]), nome);
    const {status, body} = await pintor.api.post('/api/upload/venda_foto', data).finally(() => (storage.save = save));
    assert.deepEqual([status, body.codigo, saved], [507, 'SEM_ESPACO', 2]);
    assert.deepEqual([stored('arquivos'), stored('tmp')], [files, []]);
  });

  it('of the database is the same answer, and the files go again', async () => {
    const {db} = t.app;
    const {query} = db;
    db.query = (statement =>
      statement.text.includes('INSERT INTO nota ')
        ? Promise.reject(Object.assign(new Error('could not extend file'), {code: '53100'}))
        : query.call(db, statement)) as typeof query;
    const {status, body} = await upload().finally(() => (db.query = query));
    assert.deepEqual([status, body.codigo], [507, 'SEM_ESPACO']);
    assert.equal((await upload()).status, 200);
  });

  it('the reserve is 1 GB, of a small disk 5 %; unknown room is room', async () => {
    const holds = (room: DiskSpace, reserveMb?: number) =>
      Object.assign(new FreeSpace(['/'], reserveMb), {measure: async () => [room]}).has();
    const GB = 1024 * MB;
    assert.equal(await holds({free: GB, total: 100 * GB}), true);
    assert.equal(await holds({free: GB - 1, total: 100 * GB}), false);
    assert.equal(await holds({free: 0.05 * 2 * GB, total: 2 * GB}), true);
    assert.equal(await holds({free: 0.05 * 2 * GB - 1, total: 2 * GB}), false);
    assert.equal(await holds({free: 0, total: GB}, 0), true);
    assert.equal(await new FreeSpace([join(t.dataDir, 'not', 'there', 'yet')], 0).has(), true);
    assert.equal(await new FreeSpace(['\0'], 999_999).has(), true, 'writing tells');
  });
});
