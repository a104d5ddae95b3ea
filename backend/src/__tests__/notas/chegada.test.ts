import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {HEIC_MINIMO, heicQueDiz} from '@clube/receipt-reader/fixtures';
import {Kernel} from '../../kernel/keys';
import {NOTA_CHEGOU} from '../../modules/notas/envio/chegada';
import {givenApp, givenArquivo, givenNota, givenPintor, insert, type PintorDado, type TestApp} from '../support';
import {trocarConteudo} from './leitura-support';

describe('a receipt that browsers cannot show', () => {
  let t: TestApp;
  let pintor: PintorDado;
  before(async () => {
    t = await givenApp();
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  async function givenHeic(conteudo: Uint8Array) {
    const nota = await givenNota(t, pintor.id);
    const arquivo = await givenArquivo(t, {mime: 'image/heic'});
    await trocarConteudo(t, arquivo.caminho, conteudo);
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: arquivo.id, ordem: 2});
    return {
      preparar: () => t.app.jobs.runNow(NOTA_CHEGOU, {notaId: nota.id}),
      guardado: () => t.db.one<{vista: string | null}>(`SELECT vista FROM arquivo WHERE id = $1`, [arquivo.id]),
    };
  }

  async function comHeic(conteudo: Uint8Array) {
    const {preparar, guardado} = await givenHeic(conteudo);
    await preparar();
    return guardado();
  }

  it('gets a JPEG beside, once', async () => {
    const {vista} = (await comHeic(HEIC_MINIMO)) ?? {};
    assert.match(vista ?? '', /^notas\/\w+-vista\.jpg$/);
    const {status, headers} = await pintor.api.get(`/arquivos/${vista}`);
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg']);
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
  });

  it('is tried again when the disk had no place, and leaves nothing on it until then', async () => {
    const storage = await t.app.get(Kernel.STORAGE);
    const guardar = storage.save.bind(storage);
    const {preparar, guardado} = await givenHeic(HEIC_MINIMO);
    storage.save = () => Promise.reject(new Error('ENOSPC: no space left'));
    await assert.rejects(preparar(), /ENOSPC/).finally(() => (storage.save = guardar));
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
    await preparar();
    assert.match((await guardado())?.vista ?? '', /-vista\.jpg$/);
  });

  it('stays as it is when it is broken or a bomb: no failure, nothing left behind', async () => {
    for (const heic of [HEIC_MINIMO.subarray(0, 300), heicQueDiz(30_000, 30_000)])
      assert.deepEqual(await comHeic(heic), {vista: null});
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
  });
});
