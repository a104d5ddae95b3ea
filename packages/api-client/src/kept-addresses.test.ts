import assert from 'node:assert/strict';
import {keptAddresses} from './kept-addresses.js';
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
    const kept = keptAddresses(
      () => true,
      () => 1,
    );
    const key = await kept.addUpload('video|a.mp4|10|1', upload('um'));
    await kept.addUpload('video|b.mp4|10|1', upload('dois'));
    const found = await kept.findUploadsByFingerprint('video|a.mp4|10|1');
    assert.deepEqual(
      found.map(({uploadUrl, urlStorageKey}) => [uploadUrl, urlStorageKey]),
      [['/api/envios/um', key]],
    );
    assert.equal((await kept.findAllUploads()).length, 2);
    await kept.removeUpload(key);
    assert.deepEqual(await kept.findUploadsByFingerprint('video|a.mp4|10|1'), []);
  });

  it('outlives a session that is over', async () => {
    const kept = keptAddresses(
      () => false,
      () => 1,
    );
    await kept.removeUpload(await kept.addUpload('a', upload('um')));
    assert.equal((await kept.findAllUploads()).length, 1);
  });

  it('goes once it is old, or cannot be read', async () => {
    localStorage.setItem('clube.envio.x', 'nonsense');
    localStorage.setItem('outro', '1');
    await keptAddresses(
      () => true,
      () => 1,
    ).addUpload('a', upload('um'));
    const later = keptAddresses(
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
