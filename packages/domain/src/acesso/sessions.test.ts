import assert from 'node:assert/strict';
import fc from 'fast-check';
import {formatTokens, readTokens, isPermissao, kindOfPage, type SessionTokens} from './sessions.js';

const token = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

describe('sessoes', () => {
  it('reads back the header it writes', () => {
    fc.assert(
      fc.property(fc.record({loja: token, painel: token, relatorio: token}, {requiredKeys: []}), drawn => {
        const tokens: SessionTokens = {...drawn};
        assert.deepEqual(readTokens(formatTokens(tokens)), tokens);
      }),
    );
  });

  it('leaves absent tokens out', () => {
    assert.deepEqual(readTokens('|abc|'), {painel: 'abc'});
    assert.deepEqual(readTokens('abc'), {loja: 'abc'});
    assert.deepEqual(readTokens(undefined), {});
    assert.deepEqual(readTokens('a|b|c|d'), {});
  });

  it('tells the face from the page', () => {
    assert.equal(kindOfPage('/painel/resgates?x=1'), 'painel');
    assert.equal(kindOfPage('https://clube.example/painel'), 'painel');
    assert.equal(kindOfPage('http://127.0.0.1:3000/relatorio/dashboard#a'), 'relatorio');
    assert.equal(kindOfPage('/loja?voltar=/painel'), 'loja');
    assert.equal(kindOfPage('https://clube.example'), 'loja');
    assert.equal(kindOfPage('/painelzinho'), 'loja');
  });

  it('knows the three permissions', () => {
    assert.ok([0, 1, 2].every(isPermissao));
    assert.ok(![3, -1, '0', null].some(isPermissao));
  });
});
