import assert from 'node:assert/strict';
import {uploadUrlStorage} from './upload-url-storage.js';
import {FakeBrowser} from './support/fake-browser.js';

const DAY = 24 * 3_600_000;
const upload = (name: string, made = 0) => ({
  size: 10,
  metadata: {nome: name},
  creationTime: new Date(made).toISOString(),
  urlStorageKey: '',
  uploadUrl: `/api/envios/${name}`,
  parallelUploadUrls: null,
});

describe('Where files that are on their way were', () => {
  let browser: FakeBrowser;
  beforeEach(() => (browser = new FakeBrowser('/painel')));
  afterEach(() => browser.close());

  it('is known by the file, until it is forgotten', async () => {
    const storage = uploadUrlStorage(
      () => true,
      () => 1,
    );
    const key = await storage.addUpload('video|a.mp4|10|1', upload('um'));
    await storage.addUpload('video|b.mp4|10|1', upload('dois'));
    const found = await storage.findUploadsByFingerprint('video|a.mp4|10|1');
    assert.deepEqual(
      found.map(({uploadUrl, urlStorageKey}) => [uploadUrl, urlStorageKey]),
      [['/api/envios/um', key]],
    );
    assert.equal((await storage.findAllUploads()).length, 2);
    await storage.removeUpload(key);
    assert.deepEqual(await storage.findUploadsByFingerprint('video|a.mp4|10|1'), []);
  });

  it('outlives a session that is over', async () => {
    const storage = uploadUrlStorage(
      () => false,
      () => 1,
    );
    await storage.removeUpload(await storage.addUpload('a', upload('um')));
    assert.equal((await storage.findAllUploads()).length, 1);
  });

  it('goes once it is old, or cannot be read', async () => {
    localStorage.setItem('clube.envio.x', 'nonsense');
    localStorage.setItem('outro', '1');
    await uploadUrlStorage(
      () => true,
      () => 1,
    ).addUpload('a', upload('um'));
    const later = uploadUrlStorage(
      () => true,
      () => 8 * DAY,
    );
    await later.addUpload('b', upload('dois', 8 * DAY));
    assert.deepEqual(
      (await later.findAllUploads()).map(({uploadUrl}) => uploadUrl),
      ['/api/envios/dois'],
    );
    assert.equal(localStorage.getItem('outro'), '1');
  });
});
