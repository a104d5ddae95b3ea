import assert from 'node:assert/strict';
import {Algorithm, hash, verify} from '@node-rs/argon2';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, type AnswerBody, type TestApp} from '../support';

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
    const kept = () =>
      t.db.one(sql<{hash: string}>`
        SELECT senha_hash AS hash FROM credencial WHERE tipo_sessao = 'loja' AND sujeito_id = ${pintor.id}`);
    for (const before of [COMPOSED, DECOMPOSED])
      for (const typed of [COMPOSED, DECOMPOSED]) {
        await keep(before);
        assert.equal((await logIn(pintor.cpf, typed)).status, 200);
        assert.ok(await verify((await kept())?.hash ?? '', COMPOSED), 'an old hash is made anew');
      }
    const renewed = await kept();
    assert.equal((await logIn(pintor.cpf, COMPOSED)).status, 200);
    assert.deepEqual(await kept(), renewed, 'once');
    assert.equal((await logIn(pintor.cpf, `${COMPOSED}x`)).status, 422);
  });

  it('is found however names are written, on either side', async () => {
    const smart = await givenUsuario(t, 1);
    const cpfs = new Map<string, string>();
    for (const nome of ['Davi D’Ávila', "Ana Sant'Ana", 'Rita Guarda-Chuva', 'J. Silva Xerém', 'Zoé Santa Rita'])
      cpfs.set(nome, (await givenPintor(t, {nome})).cpf);
    const find = async (busca: string) => {
      const {body} = await smart.api.get<AnswerBody & {rows: {cpf: string}[]}>(
        `/api/parceiros?pagina=0&buscar=${encodeURIComponent(busca)}`,
      );
      return body.rows.map(({cpf}) => cpf);
    };
    for (const [nome, typed] of [
      ['Davi D’Ávila', ['davila', 'dávila', "D'Avila", 'D’ÁVILA', 'd avila', 'D-Ávila']],
      ["Ana Sant'Ana", ['santana', "Sant'Ana", 'Sant’Ana', 'Sant Ana']],
      ['Rita Guarda-Chuva', ['guarda chuva', 'Guarda-Chuva', 'guardachuva']],
      ['J. Silva Xerém', ['J Silva Xerem', 'j. silva xerem']],
      ['Zoé Santa Rita', ['zoe santa-rita', 'zoe santa–rita']],
    ] as const)
      for (const search of typed) assert.deepEqual(await find(search), [cpfs.get(nome)], search);
    assert.deepEqual(await find('davilo'), []);
    assert.ok((await find("'")).length >= 5, 'signs alone are nothing');
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
