import assert from 'node:assert/strict';
import {deleteDraft, saveDraft, readDraft} from './draft.ts';
import {firstValues, fromAddress, proofsOf, withoutPrefilled} from './prefill.ts';

const DAY_MS = 86_400_000;

describe('draft of the sign-up', () => {
  const stored = new Map<string, string>();
  before(() => {
    globalThis.localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    } as unknown as Storage;
  });
  after(() => void Reflect.deleteProperty(globalThis, 'localStorage'));
  beforeEach(() => stored.clear());

  it('is what was typed, for a week, and never a password or an agreement', () => {
    saveDraft({nome: 'Ana', email: '', senha: 'segredo1', confirmarSenha: 'segredo1', concordaTermos: true}, 0);
    assert.ok(!JSON.stringify([...stored.values()]).includes('segredo1'));
    assert.deepEqual(readDraft(7 * DAY_MS), {nome: 'Ana'});
    assert.equal(readDraft(7 * DAY_MS + 1), undefined);
    assert.equal(stored.size, 0);
  });

  it('is gone once there is nothing in it, or it was forgotten, or somebody wrote something else there', () => {
    saveDraft({nome: 'Ana'}, 0);
    saveDraft({nome: ''}, 0);
    assert.equal(stored.size, 0);
    saveDraft({nome: 'Ana'}, 0);
    deleteDraft();
    assert.equal(readDraft(0), undefined);
    for (const text of ['{', '7', '{"savedAt":0}', '{"values":{"nome":{"a":1}},"savedAt":0}']) {
      stored.set('clube.cadastro', text);
      assert.deepEqual(readDraft(0) ?? {}, {});
    }
  });
});

describe('what the address of the sign-up brings', () => {
  const brought = (query: string) => fromAddress(new URLSearchParams(query));

  it('fills in name, e-mail and codes in capitals', () => {
    assert.deepEqual(brought('nome=Ana+Prado&email=ana@x.com.br&codigo_cadastro=feira&indicacao=jose1'), {
      nome: 'Ana Prado',
      email: 'ana@x.com.br',
      codigo_cadastro: 'FEIRA',
      indicacao: 'JOSE1',
    });
    assert.deepEqual(brought('cpf=39053344705&senha=x&nome='), {});
    assert.equal(withoutPrefilled(new URLSearchParams('nome=Ana&etapa=loja')).toString(), 'etapa=loja');
  });

  it('names no account of a network: that of whoever made the link would be a way into the new account', () => {
    assert.deepEqual(brought('nome=Ana&googleAuthId=1.2.3&facebookId=4.5.6'), {nome: 'Ana'});
  });

  it('is joined by the account that the entrance handed on, the last one that was shown', () => {
    assert.deepEqual(proofsOf({googleAuthId: '1.2.3', facebookId: '', cpf: '1'}), {googleAuthId: '1.2.3'});
    for (const state of [null, undefined, 'x', 7, {googleAuthId: {}}]) assert.deepEqual(proofsOf(state), {});
    const draft = {nome: 'Ana', googleAuthId: '1.2.3'};
    assert.deepEqual(firstValues(draft, {}), draft);
    assert.deepEqual(firstValues(draft, {facebookId: '4.5.6'}), {...draft, googleAuthId: '', facebookId: '4.5.6'});
  });

  it('goes on with the draft of the same person, and begins anew for another', () => {
    const draft = {nome: 'Ana', email: 'ana@x.com.br', cpf: '1'};
    assert.deepEqual(firstValues(draft, {indicacao: 'JOSE1'}), {...draft, indicacao: 'JOSE1'});
    assert.deepEqual(firstValues(draft, {email: 'ANA@x.com.br'}), {...draft, email: 'ANA@x.com.br'});
    assert.deepEqual(firstValues(draft, {nome: 'Beto', email: 'beto@x.com.br'}), {
      nome: 'Beto',
      email: 'beto@x.com.br',
    });
  });
});
