import assert from 'node:assert/strict';
import {expiresAt, renewIn, expired} from './signed-address.ts';

const NOW = 1_795_255_800_000;
const MINUTE = 60_000;
const url = (until: number): string => `/arquivos/notas/1.jpg?ate=${until}&sessao=s&assinatura=a`;

describe('signed addresses of pictures', () => {
  it('say when they expire', () => {
    assert.equal(expiresAt(url(NOW)), NOW);
    assert.equal(expiresAt('/arquivos/notas/1.jpg'), undefined);
    assert.equal(expiresAt(null), undefined);
  });

  it('are asked for again a minute before the first of them dies', () => {
    assert.equal(renewIn([url(NOW + 15 * MINUTE), url(NOW + 10 * MINUTE), null], NOW), 9 * MINUTE);
    assert.equal(renewIn(['/arquivos/1.jpg'], NOW), undefined);
  });

  it('are not asked for in a loop where the clock of the machine is wrong', () => {
    assert.equal(renewIn([url(NOW - 60 * MINUTE)], NOW), 30_000);
  });

  it('are invalid from that moment on', () => {
    assert.equal(expired(url(NOW), NOW), true);
    assert.equal(expired(url(NOW + 1), NOW), false);
    assert.equal(expired('/arquivos/1.jpg', NOW), false);
  });
});
