import assert from 'node:assert/strict';
import {BLOCK, UNBLOCK} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, nextNumber, type Client, type TestApp} from '../support';
import {NOME, givenCartao, pedidosOf, redeemCredit} from './support';

const JOB = 'cartoes.avisar-mudanca';

describe('Notices of the own card', () => {
  let t: TestApp;
  let smart: Client;
  before(async () => {
    t = await givenApp({jobs: true});
    smart = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  /** Runs the queued notifications, each job twice, as jobs may be repeated. */
  async function tell(): Promise<void> {
    const jobs = await t.db.query(sql<{data: {pedidoId: number; tipo: string; estado: string}}>`
      SELECT data FROM pgboss.job WHERE name = ${JOB} AND state = 'created' ORDER BY created_on, id`);
    await t.db.query(sql`UPDATE pgboss.job SET state = 'completed' WHERE name = ${JOB} AND state = 'created'`);
    for (const {data} of [...jobs, ...jobs]) await t.app.jobs.runNow(JOB, data);
  }
  const told = async (pintorId: number) => {
    await tell();
    const rows = await t.db.query(sql<{titulo: string; detalhe: string | null; tipo: string; destino: string}>`
      SELECT titulo, detalhe, tipo, destino FROM aviso WHERE pintor_id = ${pintorId} ORDER BY id`);
    for (const {tipo, destino} of rows) assert.deepEqual([tipo, destino], ['cartao', '/cartao']);
    return rows.map(({titulo, detalhe}) => [titulo, ...(detalhe ? [detalhe] : [])].join(': '));
  };
  const settle = async (pintorId: number, body: object) => {
    const {id} = (await pedidosOf(t, pintorId)).at(-1) ?? {id: 0};
    const {status, text} = await smart.post(`/api/cartoes/pedidos/${id}/estado`, body);
    assert.equal(status, 200, text);
  };
  const numero = () => `606277${String(nextNumber()).padStart(10, '0')}`;

  it('are that it was requested and has come, each once; not what happens at the operator', async () => {
    const {id, ...pintor} = await givenPintor(t, {saldo: 9000});
    await redeemCredit(t, {id, ...pintor}, NOME);
    assert.deepEqual(await told(id), ['Pedimos o seu cartão']);
    await settle(id, {estado: 'enviado'});
    await settle(id, {estado: 'confirmado', numero: numero()});
    assert.equal((await told(id)).length, 1);
    await settle(id, {estado: 'entregue'});
    assert.deepEqual(await told(id), ['Pedimos o seu cartão', 'Seu cartão foi entregue']);
  });

  it('are none of a recharge, nor of a card whose order was cancelled before they were sent', async () => {
    const withCard = await givenPintor(t, {saldo: 9000});
    await givenCartao(t, withCard.id);
    await redeemCredit(t, withCard);
    await settle(withCard.id, {estado: 'confirmado'});
    assert.deepEqual(await told(withCard.id), []);
    const changedMind = await givenPintor(t, {saldo: 9000});
    const {body} = await redeemCredit(t, changedMind, NOME);
    const cancelled = await smart.post('/api/cancelarResgate', {identificador: body.resgate.id});
    assert.equal(cancelled.status, 200, cancelled.text);
    assert.deepEqual(await told(changedMind.id), []);
  });

  it('is that it was blocked and unblocked, once the operator has done it, every time anew', async () => {
    const {id, api} = await givenPintor(t);
    const {numero: own} = await givenCartao(t, id);
    for (const change of [BLOCK, UNBLOCK, BLOCK]) {
      const before = (await told(id)).length;
      assert.equal((await api.post('/api/cartoes/status', {numero: own, status: change})).status, 200);
      assert.equal((await told(id)).length, before, 'asking is the painter’s own doing');
      await settle(id, {estado: 'confirmado'});
    }
    const [blocked, unblocked] = ['Seu cartão foi bloqueado', 'Seu cartão foi desbloqueado'];
    assert.deepEqual(await told(id), [blocked, unblocked, blocked]);
  });

  it('is why the operator would not do it', async () => {
    const {id, api} = await givenPintor(t);
    const {numero: own} = await givenCartao(t, id);
    await api.post('/api/cartoes/status', {numero: own, status: BLOCK});
    await settle(id, {estado: 'recusado', motivo: 'Cartão em uso'});
    assert.deepEqual(await told(id), ['Pedido recusado pela operadora: bloqueio: Cartão em uso']);
  });

  it('are only those that the painter wants', async () => {
    const {id, api} = await givenPintor(t);
    const {numero: own} = await givenCartao(t, id);
    for (const canal of ['app', 'email', 'push'])
      assert.equal((await api.put('/api/avisos/preferencias', {tipo: 'cartao', canal, ligado: false})).status, 200);
    await api.post('/api/cartoes/status', {numero: own, status: BLOCK});
    await settle(id, {estado: 'confirmado'});
    await told(id);
    const seen = await t.db.query(sql`
      SELECT 1 AS ok FROM aviso a LEFT JOIN aviso_entrega e ON e.aviso_id = a.id
       WHERE a.pintor_id = ${id} AND (a.no_app OR e.id IS NOT NULL)`);
    assert.deepEqual(seen, []);
  });
});
