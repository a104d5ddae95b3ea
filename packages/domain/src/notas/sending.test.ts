import assert from 'node:assert/strict';
import {pendingError, isPastTerm, MAX_FILE_BYTES, validateNotaFile, validateSelection} from './sending.js';

describe('envio de notas', () => {
  it('takes 1 to 10 files', () => {
    assert.equal(validateSelection(0), 'Selecione um arquivos primeiro');
    assert.equal(validateSelection(1), undefined);
    assert.equal(validateSelection(10), undefined);
    assert.match(validateSelection(11) ?? '', /no máximo 10/);
  });

  it('takes pictures and PDF up to 15 MB', () => {
    assert.equal(validateNotaFile({type: 'image/heic', bytes: MAX_FILE_BYTES}), undefined);
    assert.match(validateNotaFile({type: 'image/png', bytes: MAX_FILE_BYTES + 1}) ?? '', /15 MB/);
    assert.match(validateNotaFile({type: 'application/pdf', bytes: 0}) ?? '', /vazio/);
    assert.match(validateNotaFile({type: 'image/svg+xml', bytes: 10}) ?? '', /JPEG.*XML/);
    for (const type of ['image/heif', 'text/xml', 'application/xml; charset=utf-8'])
      assert.equal(validateNotaFile({type, bytes: 10}), undefined, type);
  });

  it('takes a further receipt while fewer than 300 wait', () => {
    assert.equal(pendingError(299), undefined);
    assert.match(pendingError(300) ?? '', /já tem 300 notas/);
  });

  it('is late after 60 days', () => {
    assert.ok(!isPastTerm('2026-01-01', '2026-03-02'));
    assert.ok(isPastTerm('2026-01-01', '2026-03-03'));
    assert.ok(isPastTerm('2026-01-01', '2026-01-12', 10));
  });
});
