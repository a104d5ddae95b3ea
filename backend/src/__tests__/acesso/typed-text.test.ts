import assert from 'node:assert/strict';
import {Algorithm, hash} from '@node-rs/argon2';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, type TestApp} from '../support';

const COMPOSED = 'Coração-forte-26'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');
const OPTIONS = {algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1};

describe('What people type in forms that they do not see', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  const logIn = (cpf: string, senha: string) => t.anonymous.post('/api/sessoes/parceiro', {cpf, senha});

  it('is one password, whichever way its letters are composed', async () => {
    const pintor = await givenPintor(t, {senha: COMPOSED});
    const keep = async (typed: string) =>
      t.db.query(
        sql`UPDATE credencial SET senha_hash = ${await hash(typed, OPTIONS)} WHERE tipo_sessao = 'loja' AND sujeito_id = ${pintor.id}`,
      );
    for (const typed of [COMPOSED, DECOMPOSED]) assert.equal((await logIn(pintor.cpf, typed)).status, 200);
    await keep(DECOMPOSED);
    assert.equal((await logIn(pintor.cpf, COMPOSED)).status, 200);
    assert.equal((await logIn(pintor.cpf, DECOMPOSED)).status, 200);
    await keep(COMPOSED);
    assert.equal((await logIn(pintor.cpf, DECOMPOSED)).status, 200);
    assert.equal((await logIn(pintor.cpf, `${COMPOSED}x`)).status, 422);
  });

  it('is kept without what nobody sees, and with one blank between words', async () => {
    const smart = await givenUsuario(t, 1);
    const nome = '\u00a0Rede  Corac\u0327a\u0303o\u202Eevil\u200B ';
    const {status, text} = await smart.api.post('/api/redes', {nome, regiao: 'Sul'});
    assert.equal(status, 201, text);
    const found = await t.db.one(sql`SELECT nome FROM rede ORDER BY id DESC LIMIT 1`);
    assert.deepEqual(found, {nome: 'Rede Coraçãoevil'});
  });
});
