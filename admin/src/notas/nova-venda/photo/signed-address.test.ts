import assert from 'node:assert/strict';
import {expiraEm, renovarEm, vencida} from './signed-address.ts';

const AGORA = 1_795_255_800_000;
const MINUTO = 60_000;
const url = (ate: number): string => `/arquivos/notas/1.jpg?ate=${ate}&sessao=s&assinatura=a`;

describe('signed addresses of pictures', () => {
  it('tell when they die', () => {
    assert.equal(expiraEm(url(AGORA)), AGORA);
    assert.equal(expiraEm('/arquivos/notas/1.jpg'), undefined);
    assert.equal(expiraEm(null), undefined);
  });

  it('are asked for again a minute before the first of them dies', () => {
    assert.equal(renovarEm([url(AGORA + 15 * MINUTO), url(AGORA + 10 * MINUTO), null], AGORA), 9 * MINUTO);
    assert.equal(renovarEm(['/arquivos/1.jpg'], AGORA), undefined);
  });

  it('are not asked for in a loop where the clock of the machine is wrong', () => {
    assert.equal(renovarEm([url(AGORA - 60 * MINUTO)], AGORA), 30_000);
  });

  it('are dead from that moment on', () => {
    assert.equal(vencida(url(AGORA), AGORA), true);
    assert.equal(vencida(url(AGORA + 1), AGORA), false);
    assert.equal(vencida('/arquivos/1.jpg', AGORA), false);
  });
});
