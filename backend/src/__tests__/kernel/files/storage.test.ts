import assert from 'node:assert/strict';
import {chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {FolderStorage} from '../../../kernel/storage/folder-storage';

describe('Folder storage', () => {
  let base: string;
  let storage: FolderStorage;
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'clube-arquivos-'));
    storage = new FolderStorage(join(base, 'arquivos'));
  });
  afterEach(() => rmSync(base, {recursive: true, force: true}));

  const source = (content: string) => {
    const path = join(base, 'enviado');
    writeFileSync(path, content);
    return path;
  };

  it('takes a file over, gives its size and its bytes', async () => {
    const path = source('0123456789');
    await storage.save('notas/2026/a.jpg', path);
    assert.equal(existsSync(path), false);
    assert.equal((await storage.stat('notas/2026/a.jpg'))?.bytes, 10);
    assert.equal(await text(storage.read('notas/2026/a.jpg')), '0123456789');
    assert.equal(await text(storage.read('notas/2026/a.jpg', {start: 2, end: 4})), '234');
  });

  it('lets nobody else of the machine read what it keeps, however open it came', async () => {
    const path = source('01');
    chmodSync(path, 0o666);
    await storage.save('notas/2026/a.jpg', path);
    const modes = ['arquivos', 'arquivos/notas', 'arquivos/notas/2026', 'arquivos/notas/2026/a.jpg'].map(
      name => statSync(join(base, name)).mode & 0o777,
    );
    assert.deepEqual(modes, [0o700, 0o700, 0o700, 0o600]);
  });

  it('shows a name only with the whole content behind it', async () => {
    await storage.save('a.jpg', source('antes'));
    await storage.save('a.jpg', source('depois'));
    assert.equal(await text(storage.read('a.jpg')), 'depois');
    assert.deepEqual(readdirSync(join(base, 'arquivos')), ['a.jpg']);
    await assert.rejects(storage.save('b.jpg', join(base, 'nada')), {code: 'ENOENT'});
    assert.equal(await storage.stat('b.jpg'), undefined);
  });

  it('opens a content with its own size, whatever takes its place meanwhile', async () => {
    await storage.save('a.jpg', source('antes'));
    const opened = await storage.open('a.jpg');
    await storage.save('a.jpg', source('muito depois'));
    assert.ok(opened);
    assert.equal(opened.bytes, 5);
    assert.equal(await text(opened.content), 'antes');
    for (const key of ['b.jpg', 'a.jpg/c.jpg', '.']) assert.equal(await storage.open(`x/${key}`), undefined);
  });

  it('knows nothing of what is not there', async () => {
    await storage.save('a.jpg', source('x'));
    for (const key of ['b.jpg', 'a.jpg/c.jpg', 'x'.repeat(5000)]) assert.equal(await storage.stat(key), undefined);
    await storage.remove('b.jpg');
    await storage.remove('a.jpg');
    assert.equal(await storage.stat('a.jpg'), undefined);
  });

  it('never leaves its folder', async () => {
    writeFileSync(join(base, 'segredo.txt'), 'x');
    for (const key of ['../segredo.txt', 'notas/../../segredo.txt', '..', '', '.']) {
      await assert.rejects(storage.stat(key), RangeError, key);
      await assert.rejects(storage.save(key, source('x')), RangeError, key);
      await assert.rejects(storage.remove(key), RangeError, key);
      assert.throws(() => storage.read(key), RangeError, key);
    }
    assert.equal(existsSync(join(base, 'segredo.txt')), true);
  });

  it('takes an absolute name for one below its folder', async () => {
    await storage.save('/etc/x.jpg', source('x'));
    assert.equal(existsSync(join(base, 'arquivos', 'etc', 'x.jpg')), true);
  });
});
