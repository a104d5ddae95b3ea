import assert from 'node:assert/strict';
import {valueDigest} from '@clube/domain';
import {givenApp, givenUsuario, type AnswerBody, type GivenUsuario, type TestApp} from '../support';

describe('Two people who edit one record', () => {
  let t: TestApp;
  let first: GivenUsuario;
  let second: GivenUsuario;
  let made: AnswerBody;
  before(async () => {
    t = await givenApp();
    [first, second] = [await givenUsuario(t, 0), await givenUsuario(t, 1)];
  });
  after(() => t.stop());
  let count = 0;
  beforeEach(async () => {
    made = (await first.api.post('/api/redes', {nome: `Rede ${(count += 1)}`, regiao: 'Sul'})).body;
  });

  const change = ({api}: GivenUsuario, body: AnswerBody, seen?: AnswerBody) =>
    api.put(`/api/redes/${String(made['id'])}`, body, {
      headers: seen && {
        'X-Antes': JSON.stringify(Object.fromEntries(Object.entries(seen).map(([k, v]) => [k, valueDigest(v)]))),
      },
    });

  it('see what the other one changed, and overwrite nothing unseen', async () => {
    assert.equal((await change(first, {regiao: 'Norte'}, {regiao: 'Sul'})).status, 200);
    const {status, body} = await change(
      second,
      {regiao: 'Leste', nome: 'Rede nova'},
      {regiao: 'Sul', nome: made['nome']},
    );
    assert.equal(status, 409);
    assert.equal(body['codigo'], 'MUDOU_ENTRETANTO');
    assert.deepEqual(body['atual'], {regiao: 'Norte'});
    assert.equal((await change(second, {regiao: 'Leste'}, {regiao: 'Norte'})).body['regiao'], 'Leste');
  });

  it('do not meet where they change different fields', async () => {
    await change(first, {regiao: 'Norte'}, {regiao: 'Sul'});
    const {body} = await change(second, {nome: `${String(made['nome'])} nova`}, {nome: made['nome']});
    assert.equal(body['regiao'], 'Norte');
  });

  it('at once: one of them succeeds, the other one is refused', async () => {
    const answers = await Promise.all(
      ['Norte', 'Leste', 'Oeste'].map(regiao => change(second, {regiao}, {regiao: 'Sul'})),
    );
    assert.deepEqual(answers.map(({status}) => status).toSorted(), [200, 409, 409]);
  });

  it('from a script without the header, the last one wins', async () => {
    await change(first, {regiao: 'Norte'});
    assert.equal((await change(second, {regiao: 'Leste'})).status, 200);
  });

  for (const header of ['{', '[]x', '{"regiao":"Sul"}', '"811c9dc5"'])
    it(`refuses a header that says nothing: ${header}`, async () => {
      const {status, body} = await first.api.put(
        `/api/redes/${String(made['id'])}`,
        {regiao: 'Norte'},
        {headers: {'X-Antes': header}},
      );
      assert.equal(status, 400);
      assert.equal(body['erro'], 'O cabeçalho X-Antes é inválido.');
    });
});
