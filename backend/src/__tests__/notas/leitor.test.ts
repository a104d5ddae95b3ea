import assert from 'node:assert/strict';
import {LeitorParado} from '@clube/receipt-reader';
import {CHAVE, escrever, nfeProc, pdfCru} from '@clube/receipt-reader/fixtures';
import {LeitorService} from '../../modules/notas/leitura/leitor.service';
import {givenApp, type TestApp} from '../support';

describe('leitor', () => {
  let t: TestApp;
  let leitor: LeitorService;
  before(async () => {
    t = await givenApp();
    leitor = await t.app.get<LeitorService>(`services.${LeitorService.name}`);
  });

  after(() => t.stop());

  it('reads the files of one receipt, and stops with the server', async () => {
    const xml = {mime: 'application/xml', conteudo: async () => Buffer.from(nfeProc())};
    const pdf = pdfCru([{conteudo: escrever('1 22 3 44 5 66 7 88 9 00', 50, 600)}]);
    const lido = await leitor.ler([{mime: 'application/pdf', conteudo: async () => pdf}, xml]);
    assert.deepEqual([lido.estado, lido.chave, lido.total, lido.itens.length], ['lida', CHAVE, 33100, 2]);
    assert.equal(lido.medidas.paginas, 2);
    await leitor.stop();
    await assert.rejects(leitor.ler([xml]), LeitorParado);
  });
});
