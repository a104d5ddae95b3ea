import assert from 'node:assert/strict';
import {MAX_FAVORITOS} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenPremio, insert, type AnswerBody, type GivenPintor, type TestApp} from '../support';

interface Favoritos extends AnswerBody {
  favoritos: {id: number; nome: string; pontosWeb: number; objetivo: 0 | 1}[];
}

describe('favourites', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => (pintor = await givenPintor(t)));

  const kept = async (who = pintor) =>
    (await who.api.get<Favoritos>('/api/favoritos')).body.favoritos.map(({id, objetivo}) => [id, objetivo]);
  const keep = (id: number, body: object = {}) => pintor.api.put(`/api/favoritos/${id}`, body);

  it('are a painter’s own, kept and dropped however often', async () => {
    const [one, other] = [await givenPremio(t, {custo: 20}), await givenPremio(t, {custo: 10})];
    for (const id of [one.id, one.id, other.id]) assert.equal((await keep(id)).status, 200);
    assert.deepEqual(await kept(), [
      [other.id, 0],
      [one.id, 0],
    ]);
    assert.deepEqual(await kept(await givenPintor(t)), []);
    for (let i = 0; i < 2; i++) assert.equal((await pintor.api.delete(`/api/favoritos/${one.id}`)).status, 200);
    assert.deepEqual(await kept(), [[other.id, 0]]);
  });

  it('have one goal among them, which a heart leaves alone', async () => {
    const [one, other] = [await givenPremio(t), await givenPremio(t)];
    assert.equal((await keep(one.id, {objetivo: 1})).body.mensagem, 'Este prêmio é o seu objetivo');
    await keep(one.id);
    assert.deepEqual(await kept(), [[one.id, 1]]);
    await keep(other.id, {objetivo: 1});
    assert.deepEqual(new Map((await kept()).map(([id, goal]) => [id, goal])).get(one.id), 0);
    await keep(other.id, {objetivo: 0});
    assert.deepEqual(
      (await kept()).filter(([, goal]) => goal),
      [],
    );
  });

  it('have one goal also when several are chosen at once', async () => {
    const premios = await Promise.all(Array.from({length: 6}, () => givenPremio(t)));
    const answers = await Promise.all(premios.map(({id}) => keep(id, {objetivo: 1})));
    assert.ok(answers.every(({status}) => status === 200));
    assert.equal((await kept()).filter(([, goal]) => goal).length, 1);
  });

  it('narrow the store for the painter whose they are', async () => {
    const premio = await givenPremio(t);
    await givenPremio(t);
    await keep(premio.id);
    const ids = async (api: GivenPintor['api']) =>
      (await api.get<AnswerBody & {premios: {id: number}[]}>('/api/premios?favoritos=1')).body.premios.map(
        ({id}) => id,
      );
    assert.deepEqual(await ids(pintor.api), [premio.id]);
    assert.deepEqual(await ids(t.anonymous), []);
  });

  it('are prizes of the store, and not without end', async () => {
    const gone = await givenPremio(t);
    await keep(gone.id);
    await t.db.query(sql`UPDATE premio SET ativo = false WHERE id = ${gone.id}`);
    assert.deepEqual(await kept(), []);
    assert.equal((await keep(gone.id)).status, 404);
    assert.equal((await keep(999_999)).status, 404);
    assert.equal((await keep(gone.id, {outro: 1})).status, 400);
    for (let i = 1; i < MAX_FAVORITOS; i++) {
      const {id} = await givenPremio(t);
      await insert(t, 'favorito', {pintorId: pintor.id, premioId: id, criadoEm: t.clock.now});
    }
    const {status, body} = await keep((await givenPremio(t)).id);
    assert.deepEqual([status, body.codigo], [422, 'FAVORITOS_DEMAIS']);
  });

  it('are nobody else’s business', async () => {
    assert.equal((await t.anonymous.get('/api/favoritos')).status, 401);
    assert.equal((await t.anonymous.put('/api/favoritos/1', {})).status, 401);
    assert.equal((await t.anonymous.delete('/api/favoritos/1')).status, 401);
  });
});
