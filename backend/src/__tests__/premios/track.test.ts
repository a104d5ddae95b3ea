import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenPontos,
  givenPremio,
  givenUsuario,
  saldoOf,
  type Client,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

interface Redeemed extends AnswerBody {
  resgate: {id: number};
}

describe('following and cancelling orders', () => {
  let t: TestApp;
  let administrador: Client;
  let smart: Client;
  let auditor: Client;
  before(async () => {
    t = await givenApp();
    administrador = (await givenUsuario(t, 0)).api;
    smart = (await givenUsuario(t, 1)).api;
    auditor = (await givenUsuario(t, 2)).api;
  });
  after(() => t.stop());

  async function givenResgate(pintor: GivenPintor, columns: Parameters<typeof givenPremio>[1] = {}, qtde = 1) {
    const premio = await givenPremio(t, columns);
    const {body} = await pintor.api.post<Redeemed>('/api/resgatar', {codigoPremio: premio.codigo, qtde});
    return {id: body.resgate.id, premio};
  }
  const stateOf = async (id: number) =>
    (await t.db.one(
      sql<{status: number; data_entrega: string | null}>`SELECT status, data_entrega FROM resgate WHERE id = ${id}`,
    )) ?? {status: -1, data_entrega: null};

  it('puts in transit, delivers with today’s date, and takes back', async () => {
    const {id} = await givenResgate(await givenPintor(t, {saldo: 1000}));
    const change = (status: number) => auditor.post('/api/alterarStatusResgate', {identificador: id, status});
    assert.deepEqual((await change(2)).body, {mensagem: 'Status atualizado com sucesso'});
    await change(1);
    assert.deepEqual(await stateOf(id), {status: 1, data_entrega: '2026-09-15'});
    await change(0);
    assert.deepEqual(await stateOf(id), {status: 0, data_entrega: null});
    assert.equal((await change(3)).body.codigo, 'SO_CANCELANDO');
    assert.equal((await change(9)).status, 422);
  });

  it('keeps from the painter what a point costs the programme, in rows, sums and files', async () => {
    const pintor = await givenPintor(t, {saldo: 1000});
    await givenResgate(pintor);
    const {body} = await pintor.api.get<{resgates: Record<string, unknown>[]}>('/api/resgates');
    assert.deepEqual(
      body.resgates.map(({valorDoPonto, totalApagar}) => [valorDoPonto, totalApagar]),
      [[null, null]],
    );
    const costs = ['valorDoPonto', 'totalApagar'];
    for (const query of costs.flatMap(name => [
      `somas=${name}`,
      `download=csv&colunas=${name}`,
      `ordernar=${name}`,
      `filtros=${JSON.stringify({[name]: 1})}`,
    ]))
      assert.equal((await pintor.api.get(`/api/resgates?${query}`)).status, 400, query);
    const {body: link} = await pintor.api.get<{fileLink: string}>('/api/resgates?download=csv');
    const [head = ''] = (await t.anonymous.get(link.fileLink)).text.split('\n');
    assert.match(head, /Pontos/);
    assert.doesNotMatch(head, /Valor do ponto|Total a pagar/);
    const {body: staffs} = await administrador.get<{resgates: Record<string, unknown>[]}>(
      '/api/resgates?somas=totalApagar',
    );
    assert.ok(staffs.resgates.every(row => row['valorDoPonto'] !== null && row['totalApagar'] !== null));
  });

  it('keeps what happened as a timeline: who, when, from what to what; the painter does not see by whom', async () => {
    const pintor = await givenPintor(t, {saldo: 1000});
    const {id} = await givenResgate(pintor);
    const address = `/api/resgates/${id}/linha-do-tempo`;
    await auditor.post('/api/alterarStatusResgate', {identificador: id, status: 1});
    await auditor.put(`/api/resgates/${id}/alterar-observacao`, {descricao: 'Deixar na portaria'});
    await smart.post('/api/cancelarResgate', {identificador: id, status: 4});
    interface Timeline extends AnswerBody {
      eventos: {ocorridoEm: string; por: string | null; campo: string; de: string | null; para: string | null}[];
    }
    const {body} = await auditor.get<Timeline>(address);
    assert.deepEqual(
      body.eventos.map(({campo, de, para}) => [campo, de, para]),
      [
        ['pedido', null, null],
        ['status', '0', '1'],
        ['dataEntrega', null, '2026-09-15'],
        ['observacao', null, 'Deixar na portaria'],
        ['status', '1', '4'],
      ],
    );
    assert.match(body.eventos[1]?.por ?? '', /^Usuária/);
    assert.equal(body.eventos[1]?.ocorridoEm, body.eventos[2]?.ocorridoEm);
    const own = await pintor.api.get<Timeline>(address);
    assert.deepEqual(
      own.body.eventos.map(event => ({...event, por: null})),
      own.body.eventos,
    );
    assert.equal(own.body.eventos.length, 5);
    const stranger = await givenPintor(t);
    assert.equal((await stranger.api.get(address)).body.codigo, 'RESGATE_NAO_ENCONTRADO');
    assert.equal((await auditor.get('/api/resgates/999999/linha-do-tempo')).body.codigo, 'RESGATE_NAO_ENCONTRADO');
  });

  it('calls late what is not delivered more than 30 days after its forecast', async () => {
    const {id} = await givenResgate(await givenPintor(t, {saldo: 1000}));
    const atrasado = async () =>
      (await smart.get<{resgate: {atrasado: boolean}}>(`/api/resgates/${id}`)).body.resgate.atrasado;
    const prever = (date: string) => smart.put('/api/previsao-entrega', {identificador: id, date});
    await prever('2026-08-16');
    assert.equal(await atrasado(), false);
    await prever('2026-08-15');
    assert.equal(await atrasado(), true);
    await smart.post('/api/alterarStatusResgate', {identificador: id, status: 2});
    assert.equal(await atrasado(), true);
    await smart.post('/api/alterarStatusResgate', {identificador: id, status: 1});
    assert.equal(await atrasado(), false);
  });

  it('cancels once: points, stock and the month’s limit come back', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const {id, premio} = await givenResgate(pintor, {isCombo: true, quantidade: 10}, 5);
    assert.equal(await saldoOf(t, pintor.id), 0);
    const answers = await Promise.all(
      Array.from({length: 8}, () => smart.post('/api/cancelarResgate', {identificador: id, status: 4})),
    );
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409, 409, 409, 409, 409]);
    assert.equal(await saldoOf(t, pintor.id), 5000);
    const [{quantidade} = {quantidade: -1}] = await t.db.query(
      sql<{quantidade: number}>`SELECT quantidade FROM premio WHERE id = ${premio.id}`,
    );
    assert.equal(quantidade, 10);
    assert.equal((await pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 5})).status, 200);
    assert.equal((await smart.post('/api/alterarStatusResgate', {identificador: id, status: 1})).status, 409);
  });

  it('a repeated cancel with its key hears the first answer', async () => {
    const {id} = await givenResgate(await givenPintor(t, {saldo: 1000}));
    const cancel = () =>
      administrador.post('/api/cancelarResgate', {identificador: id}, {idempotencyKey: `cancelar-${id}`});
    assert.deepEqual([(await cancel()).status, (await cancel()).status], [200, 200]);
  });

  it('gives points back to their lots, or for 30 days where the lot has expired', async () => {
    const pintor = await givenPintor(t);
    await givenPontos(t, pintor.id, 600, new Date('2026-09-20T12:00:00Z'));
    await givenPontos(t, pintor.id, 400, new Date('2027-09-20T12:00:00Z'));
    const {id} = await givenResgate(pintor);
    t.clock.now = new Date('2026-09-25T12:00:00Z');
    await smart.post('/api/cancelarResgate', {identificador: id, status: 3});
    t.clock.now = new Date('2026-09-15T15:00:00Z');
    const lotes = await t.db.query(
      sql<{
        restante: number;
        vence: string;
      }>`SELECT restante, (vence_em AT TIME ZONE 'America/Sao_Paulo')::date::text AS vence FROM lote WHERE pintor_id = ${pintor.id} AND restante > 0 ORDER BY vence_em`,
    );
    assert.deepEqual(lotes, [
      {restante: 600, vence: '2026-10-25'},
      {restante: 400, vence: '2027-09-20'},
    ]);
  });

  it('changes many at once, all or none', async () => {
    const pintor = await givenPintor(t, {saldo: 3000});
    const ids = [(await givenResgate(pintor)).id, (await givenResgate(pintor)).id, (await givenResgate(pintor)).id];
    assert.deepEqual((await auditor.patch('/api/resgates/bulk', {status: 2, ids})).body, {
      mensagem: 'Status atualizado com sucesso',
      total: 3,
    });
    const typed = await smart.patch('/api/resgates/bulk', {status: '2', ids: ` ${ids[0]}, ${ids[1]},`});
    assert.deepEqual([typed.status, typed.body.total], [200, 2]);
    await smart.post('/api/cancelarResgate', {identificador: ids[2], status: 3});
    const refused = await smart.patch('/api/resgates/bulk', {status: 1, ids});
    assert.equal(refused.status, 409);
    assert.match(refused.body.erro ?? '', new RegExp(String(ids[2])));
    assert.equal((await stateOf(ids[0] ?? 0)).status, 2);
    const cases: [object, string][] = [
      [{ids}, 'Status é obrigatório.'],
      [{status: 1, ids: []}, 'Informe pelo menos um id.'],
      [{status: 1}, 'Informe pelo menos um id.'],
      [{status: 1, ids: ' '}, 'Informe pelo menos um id.'],
      [{status: 1, ids: `${ids[0]},abc`}, 'Id inválido encontrado: abc'],
      [{status: 1, ids: ['7x']}, 'Id inválido encontrado: 7x'],
      [{status: 1, ids: `${ids[0]},  abc `}, 'Id inválido encontrado: abc'],
      [{status: 1, ids: Array.from({length: 501}, (_, i) => i + 1)}, 'São no máximo 500 ids por vez.'],
      [{status: 1, ids: '1,'.repeat(10_000)}, 'São no máximo 500 ids por vez.'],
    ];
    for (const [body, error] of cases) {
      const answer = await smart.patch('/api/resgates/bulk', body);
      assert.equal(answer.status, 422);
      assert.equal(answer.body.erro, error);
    }
    for (const odd of [{toString: 1}, [ids[0]], null, true, {}]) {
      const {status, body} = await smart.patch('/api/resgates/bulk', {status: 1, ids: [odd]});
      assert.deepEqual([status, body.codigo], [400, 'PEDIDO_INVALIDO']);
    }
    assert.equal((await administrador.patch('/api/resgates/bulk', {status: 1, ids})).status, 403);
  });

  it('keeps dates and an observation that the painter reads', async () => {
    const pintor = await givenPintor(t, {saldo: 1000});
    const {id} = await givenResgate(pintor);
    assert.equal((await auditor.put('/api/previsao-entrega', {identificador: id, date: '2026-10-01'})).status, 200);
    assert.equal(
      (await auditor.put('/api/data-resgate', {identificador: id, date: '10/09/2026', isDataEntrega: 1})).status,
      200,
    );
    assert.equal(
      (await auditor.put('/api/data-resgate', {identificador: id, date: '2026-09-16', isDataEntrega: true})).status,
      422,
    );
    assert.equal((await auditor.put('/api/previsao-entrega', {identificador: id, date: '31/02/2026'})).status, 422);
    await auditor.put(`/api/resgates/${id}/alterar-observacao`, {descricao: 'Saiu com a transportadora'});
    const {body} = await pintor.api.get<{resgate: Record<string, unknown>}>(`/api/resgates/${id}`);
    assert.equal(body.resgate.previsaoEntrega, '2026-10-01');
    assert.equal(body.resgate.dataEntrega, '2026-09-10');
    assert.equal(body.resgate.observacao, 'Saiu com a transportadora');
  });

  it('shows a painter nobody else’s orders', async () => {
    const {id} = await givenResgate(await givenPintor(t, {saldo: 1000}));
    const other = await givenPintor(t);
    assert.equal((await other.api.get(`/api/resgates/${id}`)).status, 404);
    assert.deepEqual((await other.api.get<{resgates: unknown[]}>('/api/resgates')).body.resgates, []);
    assert.equal((await other.api.post('/api/cancelarResgate', {identificador: id})).status, 401);
    assert.equal((await auditor.post('/api/cancelarResgate', {identificador: id})).status, 403);
  });

  it('exports UTF-16LE with every order', async () => {
    await givenResgate(await givenPintor(t, {saldo: 1000, nome: '=SOMA(A1)'}));
    const answer = await fetch(`${t.url}/api/resgates/export?dataInicial=2026-09-15&dataFinal=2026-09-15`, {
      headers: {Authorization: `|${(await givenUsuario(t, 2)).token}|`},
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    assert.deepEqual([...bytes.subarray(0, 2)], [0xff, 0xfe]);
    const text = bytes.toString('utf16le');
    assert.match(text, /^\uFEFFId;Pintor;CPF;/);
    assert.match(text, /;Não entregue;15\/09\/2026 12:00;/, 'a state in words, a moment as São Paulo has it');
    assert.match(text, /;'=SOMA\(A1\);/, 'a name that is a formula stays text');
  });
});
