import assert from 'node:assert/strict';
import {BATCH_JOB} from '../../kernel/batch-jobs/kind';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, nextNumber, type AnswerBody, type Client, type TestApp} from '../support';
import {NOME, cartaoOf, givenCartao, pedidosOf, redeemCredit} from './support';

const LIST = '/api/cartoes/pedidos';

interface Started extends AnswerBody {
  trabalho: number;
  total: number;
}

interface Row {
  id: number;
  tipo: string;
  estado: string;
  parceiro: string;
  nome: string | null;
  numero: string | null;
  valor: number | null;
}

describe('what is asked of the card’s operator', () => {
  let t: TestApp;
  let smart: Client;
  before(async () => {
    t = await givenApp({jobs: true});
    smart = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());

  const newNumber = () => `606299${String(nextNumber()).padStart(10, '0')}`;
  const change = (id: number, body: object) => smart.post(`${LIST}/${id}/estado`, body);
  const orderStatus = async (id: number | null | undefined) =>
    (await t.db.one(sql<{status: number}>`SELECT status FROM resgate WHERE id = ${id ?? null}`))?.status;

  async function givenCardRequest() {
    const pintor = await givenPintor(t, {saldo: 9000});
    await redeemCredit(t, pintor, NOME);
    const [pedido] = await pedidosOf(t, pintor.id);
    assert.ok(pedido);
    return {pintor, pedido};
  }

  it('is a list for a Smart: everybody’s, searched and filtered; a painter sees the own', async () => {
    const {pintor, pedido} = await givenCardRequest();
    await givenCardRequest();
    const find = async (query: string) => (await smart.get<{rows: Row[]; count: number}>(`${LIST}?${query}`)).body;
    const found = await find(`pagina=0&limite=10&busca=${encodeURIComponent(pintor.nome)}`);
    const row = found.rows.find(({id}) => id === pedido.id);
    assert.deepEqual(
      [row?.tipo, row?.estado, row?.parceiro, row?.nome, row?.numero, row?.valor],
      ['cartao', 'pedido', pintor.nome, NOME, null, 10],
    );
    const open = await find(`pagina=0&limite=10&filtros=${encodeURIComponent('{"estado":"pedido","tipo":"cartao"}')}`);
    assert.ok(open.count >= 2);
    const own = await pintor.api.get<{pedidos: Row[]}>(LIST);
    assert.deepEqual(
      own.body.pedidos.map(({id}) => id),
      [pedido.id],
    );
  });

  it('shows the operator’s name for a card to staff, and its last digits to the painter', async () => {
    const {pintor, pedido} = await givenCardRequest();
    const numero = newNumber();
    await change(pedido.id, {estado: 'enviado'});
    assert.equal((await change(pedido.id, {estado: 'confirmado', numero, codigoBarras: 'PX-00471147'})).status, 200);
    const own = await pintor.api.get(LIST);
    assert.match(own.text, /"codigoBarras":"\*{4} 1147"/);
    assert.ok(!own.text.includes('0047') && !own.text.includes(numero));
    for (const format of ['csv', 'xlsx']) {
      const {body} = await pintor.api.get<{fileLink: string}>(`${LIST}?download=${format}`);
      const file = await t.anonymous.get(body.fileLink);
      assert.equal(file.status, 200);
      if (format === 'csv') assert.match(file.text, /\*{4} 1147/);
      assert.doesNotMatch(file.text, /0047|PX-/);
    }
    for (const codigoBarras of ['PX-00471147', '**** 1147'])
      assert.equal((await pintor.api.get(`${LIST}?filtros=${JSON.stringify({codigoBarras})}`)).status, 400);
    const staffs = await smart.get(`${LIST}?pagina=0&limite=5&busca=${encodeURIComponent(pintor.nome)}`);
    assert.match(staffs.text, /PX-00471147/);
  });

  it('is nobody else’s to see or to change', async () => {
    const {pedido} = await givenCardRequest();
    for (const permissao of [0, 2] as const) {
      const {api} = await givenUsuario(t, permissao);
      assert.equal((await api.get(LIST)).status, 403);
      assert.equal((await api.post(`${LIST}/${pedido.id}/estado`, {estado: 'enviado'})).status, 403);
      assert.equal((await api.post(`${LIST}/bulk/filtro`, {filtro: {id: pedido.id}})).status, 403);
    }
    const other = await givenPintor(t);
    assert.deepEqual((await other.api.get<{pedidos: Row[]}>(LIST)).body.pedidos, []);
    assert.equal((await other.api.post(`${LIST}/${pedido.id}/estado`, {estado: 'enviado'})).status, 401);
  });

  it('makes the card by its confirmation, blocked and on its way, and delivers it with its order', async () => {
    const {pintor, pedido} = await givenCardRequest();
    assert.equal((await change(pedido.id, {estado: 'enviado'})).status, 200);
    const missing = await change(pedido.id, {estado: 'confirmado'});
    assert.deepEqual([missing.status, missing.body.campos], [422, {numero: 'Informe o número do cartão'}]);
    const short = await change(pedido.id, {estado: 'confirmado', numero: '123'});
    assert.match(short.body.campos?.numero ?? '', /de 12 a 19/);
    const numero = newNumber();
    assert.equal((await change(pedido.id, {estado: 'confirmado', numero, codigoBarras: 'PX1'})).status, 200);
    const card = await cartaoOf(pintor);
    assert.deepEqual(
      [card?.numero, card?.bloqueado, card?.entregue],
      [`**** **** **** ${numero.slice(-4)}`, true, false],
    );
    assert.equal((await change(pedido.id, {estado: 'entregue'})).status, 200);
    assert.equal((await cartaoOf(pintor))?.entregue, true);
    assert.equal(await orderStatus(pedido.resgate_id), 1);
    assert.deepEqual(
      (await pedidosOf(t, pintor.id)).map(({estado}) => estado),
      ['entregue'],
    );
  });

  it('keeps each number to one card', async () => {
    const numero = newNumber();
    const [first, second] = [await givenCardRequest(), await givenCardRequest()];
    await change(first.pedido.id, {estado: 'confirmado', numero});
    const {status, body} = await change(second.pedido.id, {estado: 'confirmado', numero});
    assert.deepEqual([status, body.campos], [409, {numero: 'Este número já é de outro cartão'}]);
    assert.equal((await pedidosOf(t, second.pintor.id))[0]?.estado, 'pedido');
  });

  it('confirms a recharge once there is a card, and its order is delivered', async () => {
    const {pintor, pedido} = await givenCardRequest();
    await redeemCredit(t, pintor);
    const recharge = (await pedidosOf(t, pintor.id)).at(-1);
    assert.equal((await change(recharge?.id ?? 0, {estado: 'confirmado'})).body.codigo, 'CARTAO_NAO_FEITO');
    await change(pedido.id, {estado: 'confirmado', numero: newNumber()});
    assert.equal((await change(recharge?.id ?? 0, {estado: 'confirmado'})).status, 200);
    assert.equal(await orderStatus(recharge?.resgate_id), 1);
  });

  it('refuses with a reason that the painter reads; what waits for a card goes with it', async () => {
    const {pintor, pedido} = await givenCardRequest();
    await redeemCredit(t, pintor);
    const without = await change(pedido.id, {estado: 'recusado'});
    assert.deepEqual([without.status, without.body.campos], [422, {motivo: 'Informe o motivo da recusa'}]);
    assert.equal((await change(pedido.id, {estado: 'recusado', motivo: ' CPF irregular '})).status, 200);
    const own = await pintor.api.get<{pedidos: {estado: string; motivo: string}[]}>(LIST);
    assert.deepEqual(
      own.body.pedidos.map(({estado, motivo}) => [estado, motivo]),
      [
        ['recusado', 'CPF irregular'],
        ['recusado', 'CPF irregular'],
      ],
    );
    assert.equal(await cartaoOf(pintor), null);
    assert.equal((await redeemCredit(t, pintor, NOME)).status, 200, 'another card may be asked for');
  });

  it('goes one way, and no request is settled twice, also when two settle it at once', async () => {
    const {pintor, pedido} = await givenCardRequest();
    const settled = await Promise.all([
      change(pedido.id, {estado: 'confirmado', numero: newNumber()}),
      change(pedido.id, {estado: 'recusado', motivo: 'CPF irregular'}),
    ]);
    assert.deepEqual(settled.map(({status}) => status).sort(), [200, 409]);
    const [{estado} = {estado: ''}] = await pedidosOf(t, pintor.id);
    assert.equal((await cartaoOf(pintor)) !== null, estado === 'confirmado');
    assert.equal((await change(pedido.id, {estado: 'enviado'})).body.codigo, 'ESTADO_NAO_PERMITE');
    assert.equal((await change(999_999, {estado: 'enviado'})).status, 404);
    assert.equal((await change(pedido.id, {estado: 'cancelado'})).status, 422);
  });

  it('is sent in numbers by a filter, and what was settled is refused on its own', async () => {
    const given = [await givenCardRequest(), await givenCardRequest(), await givenCardRequest()];
    const ids = given.map(({pedido}) => pedido.id);
    await change(ids[1] ?? 0, {estado: 'recusado', motivo: 'CPF irregular'});
    const send = (filtro: unknown) => smart.post<Started>(`${LIST}/bulk/filtro`, {filtro});
    const {body} = await send({id: ids});
    assert.equal(body.total, 3);
    await t.app.jobs.runNow(BATCH_JOB, {trabalho: body.trabalho});
    const states = await Promise.all(given.map(async ({pintor}) => (await pedidosOf(t, pintor.id))[0]?.estado));
    assert.deepEqual(states, ['enviado', 'recusado', 'enviado']);
    const {body: rows} = await smart.get<{chave: string; nome: string; estado: string}[]>(
      `/api/trabalhos/${body.trabalho}/linhas?sort=${encodeURIComponent('["id","ASC"]')}`,
    );
    assert.deepEqual(
      rows.map(({nome, estado}) => [nome, estado]),
      ids.map((id, i) => [`Pedido ${id}`, i === 1 ? 'falhou' : 'feita']),
    );
    assert.equal((await send({id: [999_999]})).body.codigo, 'TRABALHO_VAZIO');
    assert.equal((await send({senha: 1})).status, 400);
    assert.equal((await send(undefined)).status, 422);
  });

  it('is kept in the audit trail, without the number of a card', async () => {
    const {pedido} = await givenCardRequest();
    const numero = newNumber();
    await change(pedido.id, {estado: 'confirmado', numero});
    const trail = await t.db.query(
      sql<{
        depois: object | null;
      }>`SELECT depois FROM auditoria WHERE entidade = 'pedido_cartao' AND entidade_id = ${String(pedido.id)}`,
    );
    assert.deepEqual(
      trail.map(({depois}) => depois),
      [{estado: 'confirmado'}],
    );
    const leaks = await t.db.query(sql`SELECT 1 FROM auditoria WHERE depois::text LIKE '%' || ${numero} || '%'`);
    assert.deepEqual(leaks, []);
  });

  it('may be asked for again after a refusal', async () => {
    const pintor = await givenPintor(t);
    const {numero} = await givenCartao(t, pintor.id);
    await pintor.api.post('/api/cartoes/status', {numero, status: 1});
    const [{id} = {id: 0}] = await pedidosOf(t, pintor.id);
    await change(id, {estado: 'recusado', motivo: 'Cartão não localizado'});
    assert.deepEqual((await cartaoOf(pintor))?.emBloqueio, false);
    assert.equal((await pintor.api.post('/api/cartoes/status', {numero, status: 1})).status, 200);
  });
});
