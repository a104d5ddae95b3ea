import assert from 'node:assert/strict';
import {systemContext, withChanges, withContext, type Actor} from '../../../kernel/context';
import {SignedUrls} from '../../../kernel/security/signed-urls';

const MINUTE = 60_000;
const NOW = new Date('2026-09-15T15:03:00Z');
const actor: Actor = {kind: 'loja', id: 1, nome: 'Ana', session: 's'.repeat(43), aceitouRegulamento: true};

describe('Signed addresses', () => {
  const urls = new SignedUrls('um segredo que ninguém adivinha, jamais');
  const sign = (path: string, now = NOW) =>
    withContext(systemContext(now), () => withChanges({actor}, () => urls.sign(path)));
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

  it('name the session they were given to', () => {
    assert.deepEqual(urls.verify(sign('/arquivos/notas/a.jpg'), NOW), {
      path: '/arquivos/notas/a.jpg',
      session: actor.session,
    });
    assert.equal(urls.verify(sign('/api/exportar/x?a=1&b=2'), NOW)?.path, '/api/exportar/x?a=1&b=2');
  });

  it('live between ten and twenty minutes, and stay the same for a while so that the browser’s cache helps', () => {
    const url = sign('/arquivos/notas/a.jpg');
    assert.equal(sign('/arquivos/notas/a.jpg', later(6)), url);
    assert.ok(urls.verify(url, later(10)));
    assert.ok(urls.verify(url, later(16)));
    assert.equal(urls.verify(url, later(17)), undefined);
  });

  it('are worth nothing when anything in them was changed', () => {
    const url = sign('/arquivos/notas/a.jpg');
    const forged = [
      url.replace('a.jpg', 'b.jpg'),
      url.replace(/ate=(\d+)/, (_, until: string) => `ate=${Number(until) + 1}`),
      url.replace('sessao=s', 'sessao=t'),
      url.replace(/assinatura=./, match => (match.endsWith('A') ? 'assinatura=B' : 'assinatura=A')),
      `${url}&x=1`,
      url.replace('?', '?x=1&'),
      url.replace(/&assinatura=.*/, ''),
      url.replace(/assinatura=.*/, 'assinatura='),
      '',
    ];
    for (const each of forged) assert.equal(urls.verify(each, NOW), undefined, each);
    assert.equal(new SignedUrls('outro segredo, de outra casa, bem longo').verify(url, NOW), undefined);
  });

  it('are given to sessions only', () => {
    withContext(systemContext(NOW), () => assert.throws(() => urls.sign('/arquivos/a.jpg'), /only a session/));
  });
});
