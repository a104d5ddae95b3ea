import assert from 'node:assert/strict';
import {ReaderStopped} from '@clube/receipt-reader';
import {SAMPLE_KEY, writeText, nfeProc, rawPdf} from '@clube/receipt-reader/fixtures';
import {ReaderService} from '../../../modules/notas/reading/reader.service';
import {givenApp, type TestApp} from '../../support';

describe('leitor', () => {
  let t: TestApp;
  let reader: ReaderService;
  before(async () => {
    t = await givenApp();
    reader = await t.app.get<ReaderService>(`services.${ReaderService.name}`);
  });

  after(() => t.stop());

  it('reads the files of one receipt, and stops with the server', async () => {
    const xml = {mime: 'application/xml', content: async () => Buffer.from(nfeProc())};
    const pdf = rawPdf([{content: writeText('1 22 3 44 5 66 7 88 9 00', 50, 600)}]);
    const reading = await reader.read([{mime: 'application/pdf', content: async () => pdf}, xml]);
    assert.deepEqual(
      [reading.estado, reading.chave, reading.total, reading.itens.length],
      ['lida', SAMPLE_KEY, 33100, 2],
    );
    assert.equal(reading.medidas.paginas, 2);
    await reader.stop();
    await assert.rejects(reader.read([xml]), ReaderStopped);
  });
});
