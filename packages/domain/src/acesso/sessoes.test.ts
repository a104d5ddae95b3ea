import assert from 'node:assert/strict';
import fc from 'fast-check';
import {formatarTokens, lerTokens, permissaoValida, tipoDaPagina, type TokensSessao} from './sessoes.js';

const token = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

describe('sessoes', () => {
  it('reads back the header it writes', () => {
    fc.assert(
      fc.property(fc.record({loja: token, painel: token, relatorio: token}, {requiredKeys: []}), sorteados => {
        const tokens: TokensSessao = {...sorteados};
        assert.deepEqual(lerTokens(formatarTokens(tokens)), tokens);
      }),
    );
  });

  it('leaves absent tokens out', () => {
    assert.deepEqual(lerTokens('|abc|'), {painel: 'abc'});
    assert.deepEqual(lerTokens('abc'), {loja: 'abc'});
    assert.deepEqual(lerTokens(undefined), {});
    assert.deepEqual(lerTokens('a|b|c|d'), {});
  });

  it('tells the face from the page', () => {
    assert.equal(tipoDaPagina('/painel/resgates?x=1'), 'painel');
    assert.equal(tipoDaPagina('https://clube.example/painel'), 'painel');
    assert.equal(tipoDaPagina('http://127.0.0.1:3000/relatorio/dashboard#a'), 'relatorio');
    assert.equal(tipoDaPagina('/loja?voltar=/painel'), 'loja');
    assert.equal(tipoDaPagina('https://clube.example'), 'loja');
    assert.equal(tipoDaPagina('/painelzinho'), 'loja');
  });

  it('knows the three permissions', () => {
    assert.ok([0, 1, 2].every(permissaoValida));
    assert.ok(![3, -1, '0', null].some(permissaoValida));
  });
});
