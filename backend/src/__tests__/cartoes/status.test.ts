import assert from 'node:assert/strict';
import {BLOCK, UNBLOCK} from '@clube/domain';
import {givenApp, givenPintor, givenUsuario, type Client, type GivenPintor, type TestApp} from '../support';
import {cartaoOf, givenCartao, pedidosOf} from './support';

const STATUS = '/api/cartoes/status';

describe('POST /api/cartoes/status', () => {
  let t: TestApp;
  let smart: Client;
  before(async () => {
    t = await givenApp();
    smart = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  async function givenOwner(columns: Record<string, unknown> = {}) {
    const pintor = await givenPintor(t);
    return {pintor, ...(await givenCartao(t, pintor.id, columns))};
  }
  const settle = async (pintor: GivenPintor, body: object) => {
    const {id} = (await pedidosOf(t, pintor.id)).at(-1) ?? {id: 0};
    return smart.post(`/api/cartoes/pedidos/${id}/estado`, body);
  };

  it('asks to block and, once that is confirmed, to unblock, in the contract’s words', async () => {
    const {pintor, numero} = await givenOwner();
    const block = await pintor.api.post(STATUS, {numero, status: BLOCK});
    assert.deepEqual(block.body, {sucesso: true, mensagem: 'Solicitação de bloqueio efetuada com sucesso'});
    const waiting = await cartaoOf(pintor);
    assert.deepEqual([waiting?.bloqueado, waiting?.emBloqueio, waiting?.emDesbloqueio], [false, true, false]);
    assert.equal((await settle(pintor, {estado: 'confirmado'})).status, 200);
    const blocked = await cartaoOf(pintor);
    assert.deepEqual([blocked?.bloqueado, blocked?.emBloqueio], [true, false]);
    const unblock = await pintor.api.post(STATUS, {numero, status: '0'});
    assert.deepEqual(unblock.body, {sucesso: true, mensagem: 'Solicitação de desbloqueio efetuada com sucesso'});
    assert.equal((await cartaoOf(pintor))?.emDesbloqueio, true);
    await settle(pintor, {estado: 'confirmado'});
    const free = await cartaoOf(pintor);
    assert.deepEqual([free?.bloqueado, free?.emDesbloqueio], [false, false]);
  });

  it('shows the last digits alone, and blocks by them; unblocking asks for the whole number', async () => {
    const {pintor, numero} = await givenOwner();
    const shown = (await cartaoOf(pintor))?.numero ?? '';
    assert.equal(shown, `**** **** **** ${numero.slice(-4)}`);
    assert.equal((await pintor.api.post(STATUS, {numero: shown, status: BLOCK})).status, 200);
    const blocked = await givenOwner({bloqueado: true});
    const {status, body} = await blocked.pintor.api.post(STATUS, {numero: blocked.numero.slice(-4), status: UNBLOCK});
    assert.equal(status, 422);
    assert.match(body.campos?.numero ?? '', /de 12 a 19 dígitos/);
    const spaced = blocked.numero.replace(/(.{4})/g, '$1 ');
    assert.equal((await blocked.pintor.api.post(STATUS, {numero: spaced, status: UNBLOCK})).status, 200);
  });

  it('takes who unblocks by the whole number for somebody who has the card', async () => {
    const {pintor, numero} = await givenOwner({bloqueado: true, entregueEm: null});
    assert.equal((await cartaoOf(pintor))?.entregue, false);
    await pintor.api.post(STATUS, {numero, status: UNBLOCK});
    assert.equal((await cartaoOf(pintor))?.entregue, true);
  });

  it('refuses with sucesso false and the reason', async () => {
    const none = await givenPintor(t);
    const withoutCard = await none.api.post(STATUS, {numero: '6062820000001234', status: BLOCK});
    assert.deepEqual(
      [withoutCard.status, withoutCard.body.sucesso, withoutCard.body.mensagem],
      [404, false, 'Você ainda não tem um cartão.'],
    );
    const {pintor, numero} = await givenOwner();
    const other = await givenOwner();
    const short = await pintor.api.post(STATUS, {numero: '1', status: BLOCK});
    assert.deepEqual([short.status, short.body.sucesso, short.body.mensagem], [422, false, short.body.campos?.numero]);
    const wrong = await pintor.api.post(STATUS, {numero: other.numero, status: BLOCK});
    assert.deepEqual([wrong.status, wrong.body.codigo, wrong.body.sucesso], [422, 'CARTAO_NAO_CONFERE', false]);
    const already = await pintor.api.post(STATUS, {numero, status: UNBLOCK});
    assert.deepEqual([already.status, already.body.erro], [409, 'O seu cartão já está desbloqueado.']);
    await pintor.api.post(STATUS, {numero, status: BLOCK});
    for (const status of [BLOCK, UNBLOCK]) {
      const again = await pintor.api.post(STATUS, {numero, status});
      assert.deepEqual([again.status, again.body.sucesso], [409, false]);
      assert.match(again.body.erro ?? '', /em andamento/);
    }
    assert.equal((await pedidosOf(t, pintor.id)).length, 1);
  });

  it('refuses what is malformed', async () => {
    const {pintor, numero} = await givenOwner();
    for (const status of [2, 'x', null, true, undefined])
      assert.ok([400, 422].includes((await pintor.api.post(STATUS, {numero, status})).status), String(status));
    const empty = await pintor.api.post(STATUS, {numero: ' ', status: BLOCK});
    assert.deepEqual([empty.status, empty.body.campos], [422, {numero: 'Informe o número do cartão'}]);
    assert.deepEqual(await pedidosOf(t, pintor.id), []);
  });

  it('opens one request, however often it is asked for at once', async () => {
    const {pintor, numero} = await givenOwner();
    const answers = await Promise.all(Array.from({length: 6}, () => pintor.api.post(STATUS, {numero, status: BLOCK})));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409, 409, 409]);
    assert.equal((await pedidosOf(t, pintor.id)).length, 1);
  });

  it('gives the first answer again under its key', async () => {
    const {pintor, numero} = await givenOwner();
    const ask = () => pintor.api.post(STATUS, {numero, status: BLOCK}, {idempotencyKey: 'bloqueio-1'});
    const first = await ask();
    const second = await ask();
    assert.deepEqual([second.status, second.body], [first.status, first.body]);
    assert.equal((await pedidosOf(t, pintor.id)).length, 1);
  });

  it('lets nobody try numbers, and counts no right one', async () => {
    const {pintor, numero} = await givenOwner({bloqueado: true});
    for (let i = 0; i < 12; i++) await pintor.api.post(STATUS, {numero, status: BLOCK});
    for (let i = 0; i < 10; i++)
      assert.equal((await pintor.api.post(STATUS, {numero: `99999999999${i}0`, status: UNBLOCK})).status, 422);
    const {status, headers} = await pintor.api.post(STATUS, {numero, status: UNBLOCK});
    assert.equal(status, 429);
    assert.ok(Number(headers.get('Retry-After')) > 0);
  });

  it('is the painter’s alone', async () => {
    assert.equal((await t.anonymous.post(STATUS, {numero: '1234', status: BLOCK})).status, 401);
    assert.equal((await smart.post(STATUS, {numero: '1234', status: BLOCK})).status, 401);
  });
});
