import assert from 'node:assert/strict';
import {erroDosPendentes, foraDoPrazo, MAXIMO_BYTES_ARQUIVO, validarArquivoNota, validarSelecao} from './envio.js';

describe('envio de notas', () => {
  it('takes 1 to 10 files', () => {
    assert.equal(validarSelecao(0), 'Selecione um arquivos primeiro');
    assert.equal(validarSelecao(1), undefined);
    assert.equal(validarSelecao(10), undefined);
    assert.match(validarSelecao(11) ?? '', /no máximo 10/);
  });

  it('takes pictures and PDF up to 15 MB', () => {
    assert.equal(validarArquivoNota({tipo: 'image/heic', bytes: MAXIMO_BYTES_ARQUIVO}), undefined);
    assert.match(validarArquivoNota({tipo: 'image/png', bytes: MAXIMO_BYTES_ARQUIVO + 1}) ?? '', /15 MB/);
    assert.match(validarArquivoNota({tipo: 'application/pdf', bytes: 0}) ?? '', /vazio/);
    assert.match(validarArquivoNota({tipo: 'image/svg+xml', bytes: 10}) ?? '', /JPEG.*XML/);
    for (const tipo of ['image/heif', 'text/xml', 'application/xml; charset=utf-8'])
      assert.equal(validarArquivoNota({tipo, bytes: 10}), undefined, tipo);
  });

  it('takes a further receipt while fewer than 300 wait', () => {
    assert.equal(erroDosPendentes(299), undefined);
    assert.match(erroDosPendentes(300) ?? '', /já tem 300 notas/);
  });

  it('is late after 60 days', () => {
    assert.ok(!foraDoPrazo('2026-01-01', '2026-03-02'));
    assert.ok(foraDoPrazo('2026-01-01', '2026-03-03'));
    assert.ok(foraDoPrazo('2026-01-01', '2026-01-12', 10));
  });
});
