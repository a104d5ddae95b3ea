import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenPremio, givenUsuario, saldoOf, type Client, type TestApp} from '../support';
import {NOME, cartaoOf, givenCartao, pedidosOf, redeemCredit, type Redeemed} from './support';

describe('credit and the card', () => {
  let t: TestApp;
  let smart: Client;
  before(async () => {
    t = await givenApp();
    smart = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  const states = async (pintorId: number) => (await pedidosOf(t, pintorId)).map(({tipo, estado}) => [tipo, estado]);
  const deliver = (id: number) => smart.post('/api/alterarStatusResgate', {identificador: id, status: 1});
  const cancel = (id: number) => smart.post('/api/cancelarResgate', {identificador: id, status: 3});

  it('asks for the full name of who has no card, and changes nothing without', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    for (const nome of [undefined, 'Maria', ' ']) {
      const {status, body} = await redeemCredit(t, pintor, nome);
      assert.deepEqual([status, body.erro], [422, 'Informe seu nome completo']);
    }
    assert.equal(await saldoOf(t, pintor.id), 5000);
    assert.deepEqual(await pedidosOf(t, pintor.id), []);
    assert.equal(await cartaoOf(pintor), null);
  });

  it('asks for a card with the first credit, and answers it', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const {status, body} = await redeemCredit(t, pintor, ` ${NOME} `);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.cartao, {
      numero: null,
      saldo: 0,
      atualizadoEm: null,
      bloqueado: false,
      emBloqueio: false,
      emDesbloqueio: false,
      entregue: false,
    });
    assert.deepEqual(await cartaoOf(pintor), body.cartao);
    const [pedido, ...others] = await pedidosOf(t, pintor.id);
    assert.deepEqual(others, []);
    assert.deepEqual(
      {...pedido, id: 0},
      {
        id: 0,
        tipo: 'cartao',
        estado: 'pedido',
        nome: NOME,
        resgate_id: body.resgate.id,
        motivo: null,
      },
    );
  });

  it('asks for a recharge, and for no name, once there is a card or one was asked for', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    await redeemCredit(t, pintor, NOME);
    assert.equal((await redeemCredit(t, pintor)).status, 200);
    assert.deepEqual(await states(pintor.id), [
      ['cartao', 'pedido'],
      ['recarga', 'pedido'],
    ]);
    const owner = await givenPintor(t, {saldo: 5000});
    const {numero} = await givenCartao(t, owner.id);
    const {body} = await redeemCredit(t, owner);
    assert.equal(body.cartao?.numero, `**** **** **** ${numero.slice(-4)}`);
    assert.deepEqual(await states(owner.id), [['recarga', 'pedido']]);
  });

  it('asks for one card only, however many credits are asked for at once', async () => {
    const pintor = await givenPintor(t, {saldo: 50_000});
    const answers = await Promise.all(Array.from({length: 6}, () => redeemCredit(t, pintor, NOME)));
    assert.deepEqual(
      answers.map(({status}) => status),
      Array(6).fill(200),
    );
    const tipos = (await pedidosOf(t, pintor.id)).map(({tipo}) => tipo);
    assert.deepEqual(tipos.sort(), ['cartao', ...Array<string>(5).fill('recarga')]);
  });

  it('says nothing of a card with another prize', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    await givenCartao(t, pintor.id);
    const {codigo} = await givenPremio(t);
    const {body} = await pintor.api.post<Redeemed>('/api/resgatar', {codigoPremio: codigo, qtde: 1});
    assert.equal(body.cartao, null);
    assert.deepEqual(await pedidosOf(t, pintor.id), []);
  });

  it('hears of the order: delivered is a recharge done, or a card in hand', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const card = await redeemCredit(t, pintor, NOME);
    const [{id} = {id: 0}] = await pedidosOf(t, pintor.id);
    await smart.post(`/api/cartoes/pedidos/${id}/estado`, {estado: 'confirmado', numero: '6062820000770001'});
    const recharge = await redeemCredit(t, pintor);
    assert.equal((await cartaoOf(pintor))?.entregue, false);
    await deliver(card.body.resgate.id);
    await deliver(recharge.body.resgate.id);
    assert.deepEqual(await states(pintor.id), [
      ['cartao', 'entregue'],
      ['recarga', 'confirmado'],
    ]);
    assert.equal((await cartaoOf(pintor))?.entregue, true);
  });

  it('wants nothing of a cancelled order, and has the next credit ask for the card', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const first = await redeemCredit(t, pintor, NOME);
    const second = await redeemCredit(t, pintor);
    await cancel(first.body.resgate.id);
    const [gone, heir] = await pedidosOf(t, pintor.id);
    assert.deepEqual([gone?.tipo, gone?.estado], ['cartao', 'cancelado']);
    assert.deepEqual([heir?.tipo, heir?.estado, heir?.nome], ['cartao', 'pedido', NOME]);
    assert.equal(heir?.resgate_id, second.body.resgate.id);
    await cancel(second.body.resgate.id);
    assert.equal(await cartaoOf(pintor), null);
    assert.equal((await redeemCredit(t, pintor)).body.erro, 'Informe seu nome completo');
    assert.equal((await redeemCredit(t, pintor, NOME)).status, 200);
  });

  it('keeps the card whose order is cancelled once it is made', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const {body} = await redeemCredit(t, pintor, NOME);
    const [{id} = {id: 0}] = await pedidosOf(t, pintor.id);
    await smart.post(`/api/cartoes/pedidos/${id}/estado`, {estado: 'confirmado', numero: '6062820000770002'});
    await cancel(body.resgate.id);
    assert.deepEqual(await states(pintor.id), [['cartao', 'confirmado']]);
    assert.equal((await redeemCredit(t, pintor)).status, 200);
  });
});
