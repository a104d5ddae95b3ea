import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {LeitorParado, LeitorService} from '../../modules/leitura';
import {givenApp, type TestApp} from '../support';
import {escrever, pdfCru} from './pdf-cru';
import {CHAVE, nfeProc} from './xml-de-teste';

describe('leitor', () => {
  let t: TestApp;
  let leitor: LeitorService;
  before(async () => {
    t = await givenApp();
    leitor = await t.app.get<LeitorService>(`services.${LeitorService.name}`);
  });

  after(() => t.stop());

  it('reads the files of one receipt, and stops with the server', async () => {
    const xml = join(t.dataDir, 'nota.xml');
    const pdf = join(t.dataDir, 'nota.pdf');
    writeFileSync(xml, nfeProc());
    writeFileSync(pdf, pdfCru([{conteudo: escrever('1 22 3 44 5 66 7 88 9 00', 50, 600)}]));
    const lido = await leitor.ler([
      {caminho: pdf, mime: 'application/pdf'},
      {caminho: xml, mime: 'application/xml'},
    ]);
    assert.deepEqual([lido.estado, lido.chave, lido.total, lido.itens.length], ['lida', CHAVE, 33100, 2]);
    assert.equal(lido.medidas.paginas, 2);
    await leitor.stop();
    await assert.rejects(leitor.ler([{caminho: xml, mime: 'application/xml'}]), LeitorParado);
  });
});
