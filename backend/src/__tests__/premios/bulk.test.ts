import assert from 'node:assert/strict';
import {addDays, civilDateOf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {BATCH_JOB} from '../../kernel/batch-jobs/kind';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenUsuario,
  nextNumber,
  saldoOf,
  type Client,
  type AnswerBody,
  type TestApp,
  type GivenUsuario,
} from '../support';

interface Started extends AnswerBody {
  trabalho: number;
  total: number;
}
interface BatchJobRow {
  id: number;
  chave: string;
  nome: string;
  estado: string;
  mensagem: string | null;
}

describe('Bulk on all that match', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let auditor: Client;
  before(async () => (t = await givenApp({jobs: true})));
  beforeEach(async () => {
    smart = await givenUsuario(t, 1);
    auditor = (await givenUsuario(t, 2)).api;
  });
  after(() => t.stop());

  const run = (trabalho: number) => t.app.jobs.runNow(BATCH_JOB, {trabalho});
  const trabalho = async (id: number, api = smart.api) => (await api.get(`/api/trabalhos/${id}`)).body;
  const rowsOf = async (id: number, query = '') =>
    (await smart.api.get<BatchJobRow[]>(`/api/trabalhos/${id}/linhas?${query}`)).body;
  /** Creates prizes that one search finds. */
  async function givenPremios(n: number) {
    const word = `Lote${nextNumber()}x`;
    const ids: number[] = [];
    for (let i = 0; i < n; i++) ids.push((await givenPremio(t, {nome: `${word} número ${i}`})).id);
    return {word, ids};
  }
  const activeOf = async (ids: number[]) =>
    (await t.db.query(sql<{ativo: boolean}>`SELECT ativo FROM premio WHERE id = ANY(${ids}) ORDER BY id`)).map(
      ({ativo}) => ativo,
    );
  const deactivate = (filtro: object, options: {idempotencyKey?: string} = {}) =>
    smart.api.post<Started>('/api/premios/bulk-activate/filtro', {filtro, ativo: 0}, options);

  /** Creates orders of one painter. */
  async function givenOrders(n: number) {
    const pintor = await givenPintor(t, {saldo: 1000 * n});
    const {codigo} = await givenPremio(t);
    const ids: number[] = [];
    for (let i = 0; i < n; i++) {
      const {body} = await pintor.api.post<{resgate: {id: number}}>('/api/resgatar', {codigoPremio: codigo, qtde: 1});
      ids.push(body.resgate.id);
    }
    return ids;
  }
  const statusesOf = async (ids: number[]) =>
    (await t.db.query(sql<{status: number}>`SELECT status FROM resgate WHERE id = ANY(${ids}) ORDER BY id`)).map(
      ({status}) => status,
    );

  it('does what the filter found when it began, however the rows change underneath', async () => {
    const {word, ids} = await givenPremios(5);
    const [, renamed, gone] = ids;
    const {status, body} = await deactivate({q: word, ativo: 1});
    assert.deepEqual([status, body.total], [200, 5]);
    assert.equal(body.mensagem, 'Trabalho iniciado: 5 linhas para fazer. Acompanhe em Trabalhos.');
    await t.db.query(sql`UPDATE premio SET nome = 'Outro' WHERE id = ${renamed ?? null}`);
    await t.db.query(sql`UPDATE premio SET removido_em = now() WHERE id = ${gone ?? null}`);
    const late = await givenPremio(t, {nome: `${word} depois`});
    await run(body.trabalho);
    assert.deepEqual(await activeOf([...ids, late.id]), [false, false, true, false, false, true]);
    const {estado, total, feitos, falhas, usuario} = await trabalho(body.trabalho);
    assert.deepEqual(
      {estado, total, feitos, falhas, usuario},
      {
        estado: 'concluido',
        total: 5,
        feitos: 5,
        falhas: 1,
        usuario: smart.nome,
      },
    );
    const refused = await rowsOf(body.trabalho, `filter=${encodeURIComponent('{"estado":"falhou"}')}`);
    assert.deepEqual(refused, [
      {
        id: 3,
        chave: String(gone),
        nome: `${word} número 2`,
        estado: 'falhou',
        mensagem: `Prêmio não encontrado: ${gone ?? null}`,
      },
    ]);
    const trace = await t.db.query(
      sql<{
        request_id: string;
        ator_id: number;
      }>`SELECT request_id, ator_id FROM auditoria WHERE entidade = 'premio' AND entidade_id = ${String(renamed)}`,
    );
    assert.deepEqual(trace, [{request_id: `trabalho:${body.trabalho}`, ator_id: smart.id}]);
  });

  const SORTED = `sort=${encodeURIComponent('["id","ASC"]')}`;

  it('counts before what is so already, and is undone but where somebody changed it since', async () => {
    const {word, ids} = await givenPremios(3);
    const [first, second] = ids;
    await auditor.put('/api/premios/bulk-activate', {ids: [first], ativo: 0});
    const preview = await auditor.post('/api/premios/bulk-activate/previa', {filtro: {q: word}, ativo: 0});
    assert.deepEqual(preview.body, {total: 3, recusas: [{motivo: 'O prêmio já está assim.', total: 1}]});
    const {body} = await deactivate({q: word});
    await run(body.trabalho);
    const results = (await rowsOf(body.trabalho, SORTED)).map(({chave, mensagem}) => [Number(chave), mensagem]);
    assert.deepEqual(
      results,
      ids.map(id => [id, id === first ? 'O prêmio já está assim.' : null]),
    );
    await auditor.put('/api/premios/bulk-activate', {ids: [second], ativo: 1});
    const undone = await smart.api.post<Started>(`/api/trabalhos/${body.trabalho}/desfazer`);
    assert.equal(undone.status, 200, undone.text);
    await run(undone.body.trabalho);
    assert.deepEqual(await activeOf(ids), [false, true, true]);
    assert.equal((await trabalho(undone.body.trabalho)).falhas, 1);
  });

  it('refuses a filter that the list does not know, and one that finds nothing, and begins nothing', async () => {
    const count = async () => (await t.db.one(sql<{n: number}>`SELECT count(*)::int AS n FROM trabalho`))?.n;
    const earlier = await count();
    assert.equal((await deactivate({senha: 1})).status, 400);
    const none = await deactivate({q: 'nada disto existe'}, {idempotencyKey: `vazio${nextNumber()}`});
    assert.deepEqual([none.status, none.body.codigo], [422, 'TRABALHO_VAZIO']);
    const absent = await smart.api.post('/api/premios/bulk-activate/filtro', {ativo: 0});
    assert.deepEqual([absent.status, absent.body.erro], [422, 'Informe o filtro']);
    assert.equal((await smart.api.post('/api/premios/bulk-activate/filtro', {filtro: [], ativo: 0})).status, 400);
    assert.equal(await count(), earlier);
  });

  it('begins once under one key', async () => {
    const {word} = await givenPremios(1);
    const idempotencyKey = `duas-vezes-${nextNumber()}`;
    const both = await Promise.all([1, 2].map(() => deactivate({q: word}, {idempotencyKey})));
    assert.equal(new Set(both.map(({body}) => body.trabalho)).size, 1);
  });

  it('shows a batch job to who started it and to an Administrador, and to nobody else', async () => {
    const {word} = await givenPremios(2);
    const {body} = await deactivate({q: word});
    const admin = (await givenUsuario(t, 0)).api;
    assert.equal((await admin.get(`/api/trabalhos/${body.trabalho}`)).status, 200);
    for (const path of ['', '/linhas'])
      assert.equal((await auditor.get(`/api/trabalhos/${body.trabalho}${path}`)).status, 404);
    assert.equal((await auditor.post(`/api/trabalhos/${body.trabalho}/cancelar`)).status, 404);
    const mine = await smart.api.get<{id: number}[]>('/api/trabalhos?range=[0,9]');
    assert.deepEqual(
      mine.body.map(({id}) => id),
      [body.trabalho],
    );
    assert.deepEqual((await auditor.get<object[]>('/api/trabalhos?range=[0,9]')).body, []);
    const others = `/api/trabalhos?range=[0,499]&filter=${encodeURIComponent('{"aberto":true,"meus":true}')}`;
    assert.deepEqual((await admin.get<object[]>(others)).body, []);
    assert.equal((await smart.api.get<object[]>(others)).body.length, 1);
    const cancelled = await admin.post(`/api/trabalhos/${body.trabalho}/cancelar`);
    assert.match(cancelled.body.mensagem ?? '', /continua feito/);
    assert.equal((await trabalho(body.trabalho)).estado, 'cancelado');
    const again = await smart.api.post(`/api/trabalhos/${body.trabalho}/cancelar`);
    assert.deepEqual([again.status, again.body.codigo], [409, 'TRABALHO_TERMINADO']);
  });

  it('gives the rows of one batch job as a file', async () => {
    const {word} = await givenPremios(3);
    const {body} = await deactivate({q: word});
    await run(body.trabalho);
    await deactivate({q: word});
    const {body: link} = await smart.api.get<{fileLink: string}>(`/api/trabalhos/${body.trabalho}/linhas?download=csv`);
    const {text} = await t.anonymous.get(link.fileLink);
    assert.equal(text.trim().split('\n').length, 4);
    assert.match(text, /Linha;Identificador;Registro;Resultado;Motivo/);
  });

  it('changes the status of orders, and says which had been closed meanwhile', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const {codigo} = await givenPremio(t);
    const order = () => pintor.api.post<{resgate: {id: number}}>('/api/resgatar', {codigoPremio: codigo, qtde: 1});
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push((await order()).body.resgate.id);
    const filtro = {cpf: pintor.cpf};
    const change = (status: number) => auditor.post<Started>('/api/resgates/bulk/filtro', {filtro, status});
    assert.equal((await change(3)).body.codigo, 'SO_CANCELANDO');
    const {body} = await change(2);
    assert.equal(body.total, 3);
    await smart.api.post('/api/cancelarResgate', {identificador: ids[1], status: 3});
    await run(body.trabalho);
    const states = await t.db.query(
      sql<{status: number}>`SELECT status FROM resgate WHERE id = ANY(${ids}) ORDER BY id`,
    );
    assert.deepEqual(
      states.map(({status}) => status),
      [2, 3, 2],
    );
    const {body: rows} = await auditor.get<BatchJobRow[]>(`/api/trabalhos/${body.trabalho}/linhas?sort=["id","ASC"]`);
    assert.deepEqual(
      rows.map(({nome, estado}) => [nome, estado]),
      [
        [`Resgate ${ids[0]}`, 'feita'],
        [`Resgate ${ids[1]}`, 'falhou'],
        [`Resgate ${ids[2]}`, 'feita'],
      ],
    );
  });

  it('cancels orders, each once: the points come back', async () => {
    const pintor = await givenPintor(t, {saldo: 3000});
    const {codigo} = await givenPremio(t);
    for (const _ of [1, 2, 3]) await pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1});
    const cancel = () => smart.api.post<Started>('/api/resgates/cancelar/filtro', {filtro: {cpf: pintor.cpf}});
    assert.equal((await auditor.post('/api/resgates/cancelar/filtro', {filtro: {}})).status, 403);
    const [one, two] = [await cancel(), await cancel()];
    await Promise.all([run(one.body.trabalho), run(two.body.trabalho)]);
    assert.equal(await saldoOf(t, pintor.id), 3000);
    const failed = await Promise.all([one, two].map(async ({body}) => (await trabalho(body.trabalho)).falhas));
    assert.equal(Number(failed[0]) + Number(failed[1]), 3);
  });

  it('cancels no delivered order with the others, and says so before and after; alone it can be cancelled', async () => {
    const ids = await givenOrders(3);
    const delivered = ids[1];
    assert.equal(
      (await smart.api.post('/api/alterarStatusResgate', {identificador: delivered, status: 1})).status,
      200,
    );
    const erro = 'Já entregue: cancele este resgate sozinho.';
    const preview = async (more: object) =>
      (await smart.api.post('/api/resgates/bulk/previa', {filtro: {id: ids}, ...more})).body;
    assert.deepEqual(await preview({cancelar: true}), {total: 3, recusas: [{motivo: erro, total: 1}]});
    assert.deepEqual(await preview({}), {total: 3, recusas: []});
    const {body} = await smart.api.post<Started>('/api/resgates/cancelar/filtro', {filtro: {id: ids}});
    await run(body.trabalho);
    assert.deepEqual(await statusesOf(ids), [3, 1, 3]);
    const rows = await rowsOf(body.trabalho, `filter=${encodeURIComponent('{"estado":"falhou"}')}`);
    assert.deepEqual(
      rows.map(({chave, mensagem}) => [Number(chave), mensagem]),
      [[delivered, erro]],
    );
    assert.equal((await smart.api.post('/api/cancelarResgate', {identificador: delivered, status: 3})).status, 200);
    assert.deepEqual(await statusesOf(ids), [3, 3, 3]);
  });

  it('does chosen rows by their ids, and goes on after one that it refuses', async () => {
    const ids = await givenOrders(3);
    await smart.api.post('/api/cancelarResgate', {identificador: ids[1]});
    const cancel = (id: (number | undefined)[]) =>
      smart.api.post<Started>('/api/resgates/cancelar/filtro', {filtro: {id}});
    const {body} = await cancel(ids);
    assert.equal(body.total, 3);
    await run(body.trabalho);
    assert.deepEqual(await statusesOf(ids), [3, 3, 3]);
    const rows = await rowsOf(body.trabalho, `sort=${encodeURIComponent('["id","ASC"]')}`);
    assert.deepEqual(
      rows.map(({chave, estado, mensagem}) => [Number(chave), estado, mensagem]),
      ids.map((id, i) => (i === 1 ? [id, 'falhou', 'Este resgate já foi cancelado.'] : [id, 'feita', null])),
    );
    const many = await cancel(Array.from({length: 501}, (_, i) => i + 1));
    assert.deepEqual([many.status, many.body.erro], [400, 'O filtro id aceita no máximo 500 valores.']);
  });

  it('says before how many orders a change would make and refuse', async () => {
    const ids = await givenOrders(3);
    const preview = (filtro: unknown, api = auditor) => api.post('/api/resgates/bulk/previa', {filtro});
    assert.deepEqual((await preview({id: ids})).body, {total: 3, recusas: []});
    await smart.api.post('/api/cancelarResgate', {identificador: ids[1], status: 4});
    const recusas = [{motivo: 'Este resgate já foi cancelado.', total: 1}];
    for (const permissao of [0, 1, 2] as const)
      assert.deepEqual((await preview({id: ids}, (await givenUsuario(t, permissao)).api)).body, {total: 3, recusas});
    assert.deepEqual((await preview({id: ids, status: 0})).body, {total: 2, recusas: []});
    assert.deepEqual((await preview({id: [2_000_000_000]})).body, {total: 0, recusas: []});
    assert.equal((await preview({senha: 1})).status, 400);
    assert.equal((await preview(undefined)).body.erro, 'Informe o filtro');
    assert.equal((await t.anonymous.post('/api/resgates/bulk/previa', {filtro: {}})).status, 401);
  });

  describe('dates', () => {
    const DATES = '/api/resgates/datas/filtro';
    const today = () => civilDateOf(t.clock.now);
    const change = (id: number[], campo: string, date: string, api = auditor) =>
      api.post<Started>(DATES, {filtro: {id}, campo, date});
    const datesOf = async (ids: number[]) =>
      t.db.query(sql<{previsao: string; entrega: string | null; status: number}>`
        SELECT previsao_entrega AS previsao, data_entrega AS entrega, status FROM resgate WHERE id = ANY(${ids}) ORDER BY id`);

    it('are set for every order but the closed one, audited, and in its timeline', async () => {
      const ids = await givenOrders(3);
      const [open, closed] = ids;
      await smart.api.post('/api/cancelarResgate', {identificador: closed});
      const before = await datesOf(ids);
      const forecast = await change(ids, 'previsaoEntrega', '2031-12-20');
      assert.equal(forecast.body.total, 3);
      await run(forecast.body.trabalho);
      const delivered = await change(ids, 'dataEntrega', today(), (await givenUsuario(t, 0)).api);
      await run(delivered.body.trabalho);
      const changed = {previsao: '2031-12-20', entrega: today(), status: 0};
      assert.deepEqual(await datesOf(ids), [changed, before[1], changed]);
      for (const {body} of [forecast, delivered]) {
        const rows = await t.db.query(
          sql<{chave: string; mensagem: string | null}>`
            SELECT chave, mensagem FROM trabalho_linha WHERE trabalho_id = ${body.trabalho} AND estado = 'falhou'`,
        );
        assert.deepEqual(rows, [{chave: String(closed), mensagem: 'Este resgate já foi cancelado.'}]);
      }
      const {body} = await smart.api.get<AnswerBody & {eventos: {campo: string; para: string | null}[]}>(
        `/api/resgates/${open}/linha-do-tempo`,
      );
      assert.deepEqual(
        body.eventos.slice(1).map(({campo, para}) => [campo, para]),
        [
          ['previsaoEntrega', '2031-12-20'],
          ['dataEntrega', today()],
        ],
      );
    });

    it('are refused before anything begins: a delivery to come, no date, no such date, nobody to set it', async () => {
      const ids = await givenOrders(1);
      const tomorrow = addDays(today(), 1);
      const future = await change(ids, 'dataEntrega', tomorrow);
      assert.deepEqual(
        [future.status, future.body.campos],
        [422, {date: 'A data de entrega não pode estar no futuro'}],
      );
      assert.deepEqual((await change(ids, 'dataEntrega', '2026-02-30')).body.campos, {date: 'Data inválida'});
      assert.equal((await auditor.post(DATES, {filtro: {id: ids}, campo: 'dataEntrega'})).status, 422);
      assert.equal((await change(ids, 'observacao', tomorrow)).body.erro, 'Informe qual das datas');
      assert.equal((await auditor.post(DATES, {campo: 'dataEntrega', date: today()})).body.erro, 'Informe o filtro');
      assert.equal((await change([2_000_000_000], 'dataEntrega', today())).body.codigo, 'TRABALHO_VAZIO');
      assert.equal((await t.anonymous.post(DATES, {filtro: {}})).status, 401);
      const pintor = await givenPintor(t);
      assert.equal((await pintor.api.post(DATES, {filtro: {}})).status, 401);
    });

    it('and a cancellation at the same time: each order is cancelled once, and dated only while it was open', async () => {
      const ids = await givenOrders(5);
      const owner = await t.db.one(sql<{id: number}>`SELECT pintor_id AS id FROM resgate WHERE id = ${ids[0] ?? null}`);
      const {body: dates} = await change(ids, 'previsaoEntrega', '2031-12-20');
      const {body: cancelling} = await smart.api.post<Started>('/api/resgates/cancelar/filtro', {filtro: {id: ids}});
      await Promise.all([run(dates.trabalho), run(cancelling.trabalho)]);
      assert.equal(await saldoOf(t, owner?.id ?? 0), 5000);
      const failed = await t.db.query(
        sql<{id: number}>`
          SELECT chave::int AS id FROM trabalho_linha WHERE trabalho_id = ${dates.trabalho} AND estado = 'falhou'`,
      );
      const refused = new Set(failed.map(({id}) => id));
      const states = await datesOf(ids);
      assert.deepEqual(
        states.map(({previsao, status}) => [previsao === '2031-12-20', status]),
        ids.map(id => [!refused.has(id), 3]),
      );
      assert.equal((await trabalho(cancelling.trabalho)).falhas, 0);
    });
  });
});
