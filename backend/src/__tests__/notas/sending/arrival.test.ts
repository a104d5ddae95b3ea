import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {MINIMAL_HEIC, heicClaiming} from '@clube/receipt-reader/fixtures';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {NOTA_ARRIVED} from '../../../modules/notas/sending/arrival';
import {givenApp, givenArquivo, givenNota, givenPintor, insert, type GivenPintor, type TestApp} from '../../support';
import {replaceContent} from '../reading/support';

describe('a receipt that browsers cannot show', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  async function givenHeic(content: Uint8Array) {
    const nota = await givenNota(t, pintor.id);
    const arquivo = await givenArquivo(t, {mime: 'image/heic'});
    await replaceContent(t, arquivo.caminho, content);
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: arquivo.id, ordem: 2});
    return {
      prepare: () => t.app.jobs.runNow(NOTA_ARRIVED, {notaId: nota.id}),
      stored: () => t.db.one(sql<{vista: string | null}>`SELECT vista FROM arquivo WHERE id = ${arquivo.id}`),
    };
  }

  async function withHeic(content: Uint8Array) {
    const {prepare, stored} = await givenHeic(content);
    await prepare();
    return stored();
  }

  it('gets a JPEG beside, once', async () => {
    const {vista} = (await withHeic(MINIMAL_HEIC)) ?? {};
    assert.match(vista ?? '', /^notas\/\w+-vista\.jpg$/);
    const {status, headers} = await pintor.api.get(`/arquivos/${vista}`);
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg']);
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
  });

  it('is tried again when the disk had no place, and leaves nothing on it until then', async () => {
    const storage = await t.app.get(Kernel.STORAGE);
    const save = storage.save.bind(storage);
    const {prepare, stored} = await givenHeic(MINIMAL_HEIC);
    storage.save = () => Promise.reject(new Error('ENOSPC: no space left'));
    await assert.rejects(prepare(), /ENOSPC/).finally(() => (storage.save = save));
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
    await prepare();
    assert.match((await stored())?.vista ?? '', /-vista\.jpg$/);
  });

  it('stays as it is when it is broken or a bomb: no failure, nothing left behind', async () => {
    for (const heic of [MINIMAL_HEIC.subarray(0, 300), heicClaiming(30_000, 30_000)])
      assert.deepEqual(await withHeic(heic), {vista: null});
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
  });
});
