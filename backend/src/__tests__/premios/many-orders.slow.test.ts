import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenUsuario, type GivenUsuario, type TestApp} from '../support';
import {KilledCopy} from '../support/killed-copy';
import {BEFORE, givenManyOrders} from './many-orders';

const MANY = 2_000;

interface Started {
  trabalho: number;
  total: number;
}

/** Enough orders to kill the server by SIGKILL while it changes or cancels them. */
describe('Two thousand orders', function () {
  this.timeout(600_000);
  let t: TestApp;
  let smart: GivenUsuario;
  let copy: KilledCopy;
  let orders: {premioId: number; nome: string};
  before(async () => {
    // The killed copies use the machine's clock.
    t = await givenApp({jobs: true, now: new Date()});
    copy = new KilledCopy(t);
    smart = await givenUsuario(t, 1);
    orders = await givenManyOrders(t, MANY);
  });
  afterEach(() => copy.stop());
  after(() => t.stop());

  const start = async (path: string, more: object = {}) => {
    const {status, body} = await smart.api.post<Started>(path, {filtro: {q: orders.nome}, ...more});
    assert.deepEqual([status, body.total], [200, MANY]);
    return body.trabalho;
  };
  const ofThem = (status: number) =>
    sql`SELECT id FROM resgate WHERE premio_id = ${orders.premioId} AND status = ${status}`;

  it('are put in transit, each once, and a second time nothing more happens', async () => {
    const told = sql`SELECT 1 FROM evento WHERE nome = 'resgate.movido' AND dados->>'resgateId' IN (SELECT id::text FROM (${ofThem(2)}) r)`;
    const trails = sql`SELECT 1 FROM auditoria WHERE entidade = 'resgate' AND acao = 'alterar' AND entidade_id IN (SELECT id::text FROM (${ofThem(2)}) r)`;
    await copy.start(smart);
    const first = await start('/api/resgates/bulk/filtro', {status: 2});
    await copy.killAmid(Promise.resolve(), ofThem(2), MANY);
    await copy.resumed(first, smart);
    const second = await start('/api/resgates/bulk/filtro', {status: 2});
    await copy.ended(second);
    assert.deepEqual(
      [await copy.count(ofThem(2)), await copy.count(trails), await copy.count(told)],
      [MANY, MANY, MANY],
    );
  });

  it('are cancelled, each once, and a second time each is refused', async () => {
    await copy.start(smart);
    const first = await start('/api/resgates/cancelar/filtro');
    await copy.killAmid(Promise.resolve(), ofThem(3), MANY);
    await copy.resumed(first, smart);
    const second = await start('/api/resgates/cancelar/filtro');
    await copy.ended(second, MANY);
    assert.equal(await copy.count(ofThem(3)), MANY);
    const after = await t.db.query(sql<{saldo: number; quantidade: number}>`
      SELECT DISTINCT c.saldo, p.quantidade FROM resgate r JOIN conta c USING (pintor_id) JOIN premio p ON p.id = r.premio_id
       WHERE p.id = ${orders.premioId}`);
    assert.deepEqual(after, [{saldo: BEFORE, quantidade: MANY}]);
  });
});
