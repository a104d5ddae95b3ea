import assert from 'node:assert/strict';
import {MAX_CODIGO_PONTOS, MAX_CODIGO_USOS} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';

const PATH = '/api/codigos-cadastro';

interface Waiting extends AnswerBody {
  id: number;
  resumo: string;
  excessos: string;
  pedidaPor: string;
  pedidaPorId: number;
}

describe('Registration codes beyond what one person may make', () => {
  let t: TestApp;
  let [ana, bia]: GivenUsuario[] = [];
  before(async () => {
    t = await givenApp();
    await insert(t, 'configuracao', {pontosCodigo: 500, pontosCodigoTotal: 5000, pontosUsuarioDia: 8000});
  });
  beforeEach(async () => {
    await t.db.writes.query('TRUNCATE codigo_cadastro, voucher, lote_codigo, aprovacao CASCADE');
    [ana, bia] = [await givenUsuario(t, 0, {nome: 'Ana Prado'}), await givenUsuario(t, 1, {nome: 'Bia Reis'})];
  });
  after(() => t.stop());

  const make = async (who: GivenUsuario | undefined, pontos: number, usos: number, codigo = 'FEIRA') => {
    const answer = await who?.api.post<AnswerBody & {excessos?: string[]}>(PATH, {codigo, pontos, usos});
    assert.ok(answer);
    return answer;
  };
  const waiting = async () => {
    const {body} = await (bia as GivenUsuario).api.get<{rows: Waiting[]}>('/api/aprovacoes?pagina=0&limite=10');
    return body.rows.filter(({estado}) => estado === 'aberta');
  };
  const approve = async (who: GivenUsuario | undefined, id: number | undefined) => {
    const answer = await who?.api.post(`/api/aprovacoes/${String(id)}/aprovar`, {});
    return [answer?.status, answer?.body.codigo];
  };
  const kept = () =>
    t.db.query(
      sql<{
        codigo: string;
        pontos: number;
        conferido: boolean;
      }>`SELECT codigo, pontos, conferido FROM codigo_cadastro ORDER BY id`,
    );

  /** The makers of all codes, each once. */
  const makers = () =>
    t.db.query(sql<{usuarioId: number | null; conferido: boolean}>`
      SELECT DISTINCT usuario_id AS "usuarioId", conferido FROM (
        SELECT usuario_id, conferido FROM codigo_cadastro UNION ALL SELECT usuario_id, conferido FROM voucher
        UNION ALL SELECT l.usuario_id, c.conferido FROM codigo_promocional c JOIN lote_codigo l ON l.id = c.lote_codigo_id) x
      ORDER BY conferido`);

  it('are made when another person approves: by points, by all uses, and by what one makes in a day', async () => {
    const answer = await make(ana, 501, 10);
    assert.deepEqual(
      [answer.status, answer.body.codigo, answer.body.excessos],
      [409, 'SEGUNDA_PESSOA', ['Pontos do código: 501 (até 500)', 'Pontos em 10 usos: 5.010 (até 5.000)']],
    );
    await make(ana, 501, 10);
    const [request, ...others] = await waiting();
    assert.deepEqual(
      [request?.resumo, request?.pedidaPor, request?.pedidaPorId, request?.excessos, others.length],
      ['FEIRA: 501 pontos, até 10 vezes', 'Ana Prado', ana?.id, answer.body.excessos?.join('; '), 0],
    );
    const waitFor = async (who: GivenUsuario | undefined) =>
      (
        await who?.api.get<{rows: Waiting[]}>('/api/aprovacoes?pagina=0&filtros={"esperaPorMim":"true"}')
      )?.body.rows.map(({id}) => id);
    assert.deepEqual([await waitFor(ana), await waitFor(bia)], [[], [request?.id]]);
    assert.deepEqual(await kept(), []);
    assert.deepEqual(await approve(ana, request?.id), [422, 'PEDIDO_SEU']);
    assert.deepEqual(await approve(bia, request?.id), [200, undefined]);
    assert.deepEqual(await waitFor(bia), []);
    assert.deepEqual(await kept(), [{codigo: 'FEIRA', pontos: 501, conferido: true}]);
    assert.deepEqual(await approve(bia, request?.id), [409, 'JA_DECIDIDO']);
    // Two codes of 5,000 points exceed one person's daily limit; the approved code does not count.
    assert.equal((await make(ana, 500, 10, 'UM')).status, 201);
    assert.deepEqual((await make(ana, 500, 10, 'DOIS')).body.excessos, [
      'Pontos dados pela mesma pessoa em 24 horas: 10.000 (até 8.000)',
    ]);
  });

  it('are changed the same way, and made smaller by one', async () => {
    const {body} = await make(ana, 100, 10);
    const path = `${PATH}/${String(body.id)}`;
    assert.equal((await ana?.api.put(path, {pontos: 600}))?.status, 409);
    assert.equal((await ana?.api.put(path, {usos: 51}))?.status, 409);
    assert.deepEqual((await kept())[0]?.pontos, 100);
    assert.equal((await ana?.api.put(path, {pontos: 200}))?.status, 200);
    assert.equal((await ana?.api.put(path, {pontos: 50}))?.status, 200);
    const raise = (await waiting()).find(({resumo}) => resumo.includes('600'));
    assert.deepEqual(await approve(bia, raise?.id), [200, undefined]);
    assert.deepEqual(await kept(), [{codigo: 'FEIRA', pontos: 600, conferido: true}]);
    assert.deepEqual(await makers(), [{usuarioId: ana?.id, conferido: true}]);
  });

  it('that grew while a request waited are shown anew before they are approved, and never twice', async () => {
    const {body} = await make(ana, 10, 10);
    const path = `${PATH}/${String(body.id)}`;
    assert.equal((await ana?.api.put(path, {pontos: 600}))?.status, 409);
    assert.equal((await ana?.api.put(path, {usos: 400}))?.status, 200);
    const [request] = await waiting();
    assert.equal(request?.resumo, 'FEIRA: 600 pontos, até 10 vezes');
    assert.deepEqual(await approve(bia, request.id), [409, 'PEDIDO_MUDOU']);
    assert.deepEqual(await kept(), [{codigo: 'FEIRA', pontos: 10, conferido: false}]);
    const [renewed] = await waiting();
    assert.deepEqual([renewed?.id, renewed?.resumo], [request.id, 'FEIRA: 600 pontos, até 400 vezes']);
    // Ana asks again with the code as it is by now, which is what the first request is renewed to.
    assert.equal((await ana?.api.put(path, {usos: 401}))?.status, 200);
    assert.equal((await ana?.api.put(path, {pontos: 600}))?.status, 409);
    const both = await waiting();
    assert.equal(both.length, 2);
    assert.deepEqual(await approve(bia, request.id), [409, 'PEDIDO_MUDOU']);
    const [left, ...more] = await waiting();
    assert.deepEqual([left?.resumo, more.length], ['FEIRA: 600 pontos, até 401 vezes', 0]);
    assert.notEqual(left?.id, request.id);
    assert.deepEqual(await approve(bia, left?.id), [200, undefined]);
    assert.deepEqual(await kept(), [{codigo: 'FEIRA', pontos: 600, conferido: true}]);
  });

  it('count for what their uses gave, however small they are made afterwards', async () => {
    const {body} = await make(ana, 500, 10);
    await t.db.query(sql`
      WITH usado AS (UPDATE codigo_cadastro SET usos_realizados = 1)
      INSERT INTO uso_codigo (pintor_id, codigo_cadastro_id, codigo, operacao, valor, pontos, utilizado_em)
      SELECT ${(await givenPintor(t)).id}, id, codigo, 'ADICIONAR', pontos, pontos, ${t.clock.now} FROM codigo_cadastro`);
    const put = async (change: object) => (await ana?.api.put(`${PATH}/${String(body.id)}`, change))?.status;
    assert.equal(await put({pontos: 1, usos: 1}), 200);
    assert.equal((await make(ana, 500, 10, 'UM')).status, 201);
    assert.deepEqual((await make(ana, 2501, 1, 'DOIS')).body.excessos, [
      'Pontos do código: 2.501 (até 500)',
      'Pontos dados pela mesma pessoa em 24 horas: 8.001 (até 8.000)',
    ]);
    assert.equal(await put({pontos: 251, usos: 11}), 409);
    assert.equal(await put({pontos: 250, usos: 11}), 200);
    assert.equal((await make(ana, 1, 1, 'TRES')).status, 409);
  });

  it('are like batches and vouchers: of whoever asked for them, whatever the approver could make alone', async () => {
    const post = async (path: string, body: object) =>
      (await ana?.api.post(path, {operacao: 'ADICIONAR', valor: 500, ...body}))?.status;
    const batch = (qtd: number) => post('/api/codigo-promocional', {qtd});
    const voucher = (name: string) => post('/api/vouchers', {voucher: name});
    assert.deepEqual([await batch(10), await batch(5), await voucher('UM')], [201, 201, 201]);
    assert.deepEqual([await batch(1), await voucher('DOIS')], [409, 409]);
    for (const {id} of await waiting()) assert.deepEqual(await approve(bia, id), [200, undefined]);
    assert.deepEqual(await makers(), [
      {usuarioId: ana?.id, conferido: false},
      {usuarioId: ana?.id, conferido: true},
    ]);
    assert.equal(
      (await bia?.api.post('/api/codigo-promocional', {operacao: 'ADICIONAR', qtd: 10, valor: 500}))?.status,
      201,
    );
  });

  it('raised by two people at once, in points and in uses, never exceed what one may', async () => {
    const {body} = await make(ana, 100, 20);
    const path = `${PATH}/${String(body.id)}`;
    const answers = await Promise.all([ana?.api.put(path, {pontos: 200}), bia?.api.put(path, {usos: 50})]);
    assert.deepEqual(answers.map(answer => answer?.status).sort(), [200, 409]);
  });

  it('made at once by one person stay within what one makes in a day', async () => {
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(codigo => make(ana, 400, 10, codigo)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [201, 201, 409, 409]);
    const vouchers = Array.from({length: 4}, (_, i) => ({
      voucher: `V${i}`,
      operacao: 'ADICIONAR',
      valor: 100 * i + 100,
    }));
    await t.db.query(sql`TRUNCATE codigo_cadastro CASCADE`);
    await make(ana, 500, 10);
    await make(ana, 500, 5, 'OUTRO');
    const made = await Promise.all(vouchers.map(async voucher => ana?.api.post('/api/vouchers', voucher)));
    const granted = vouchers.reduce((sum, {valor}, i) => sum + (made[i]?.status === 201 ? valor : 0), 0);
    assert.ok(granted > 0 && granted <= 500, String(granted));
  });

  it('asked for twice at once wait once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(ana, 600, 1)));
    assert.deepEqual(
      answers.map(({body}) => body.codigo),
      answers.map(() => 'SEGUNDA_PESSOA'),
    );
    assert.equal((await waiting()).length, 1);
    await make(bia, 600, 1);
    assert.equal((await waiting()).length, 2, 'what another person asks is another request');
  });

  it('are approved once, and by one who may; a name that is taken meanwhile leaves the request open', async () => {
    await make(ana, 600, 1);
    const [request] = await waiting();
    const caio = await givenUsuario(t, 0);
    const both = await Promise.all([approve(bia, request?.id), approve(caio, request?.id)]);
    assert.deepEqual(both.map(([status]) => status).sort(), [200, 409]);
    const auditor = await givenUsuario(t, 2);
    assert.equal((await auditor.api.get('/api/aprovacoes')).status, 403);
    assert.equal((await auditor.api.post(`/api/aprovacoes/${request?.id}/aprovar`, {})).status, 403);
    assert.equal((await approve(bia, 999_999))[0], 404);
    await make(ana, 700, 1);
    const [again] = await waiting();
    assert.deepEqual((await approve(bia, again?.id))[0], 409);
    assert.equal((await waiting()).length, 1);
    const withdrawn = await ana?.api.post(`/api/aprovacoes/${again?.id}/recusar`, {motivo: 'Engano meu'});
    assert.deepEqual([withdrawn?.status, withdrawn?.body['mensagem']], [200, 'Pedido retirado']);
    assert.equal((await waiting()).length, 0);
  });

  it('have ends that nobody passes', async () => {
    for (const [pontos, usos, field] of [
      [MAX_CODIGO_PONTOS + 1, 1, 'pontos'],
      [1, MAX_CODIGO_USOS + 1, 'usos'],
      [2 ** 31 - 1, 2 ** 31 - 1, 'pontos'],
    ] as const) {
      const {status, body} = await make(ana, pontos, usos);
      assert.equal(status, 422);
      assert.ok(body.campos && field in (body.campos as object), JSON.stringify(body));
    }
    assert.equal((await waiting()).length, 0);
  });

  it('cannot be had by raising the limits alone', async () => {
    const {body: settings} = await (ana as GivenUsuario).api.get<{id: number}>('/api/configuracoes');
    const save = async (who: GivenUsuario | undefined, change: object) =>
      (await who?.api.put(`/api/configuracoes/${settings.id}`, change))?.status;
    assert.equal(await save(ana, {pontosCodigo: 499, pontosUsuarioMes: 10}), 200);
    assert.equal(await save(ana, {pontosCodigo: 500}), 409);
    const [request] = await waiting();
    assert.ok(request);
    assert.deepEqual([request.resumo, request.excessos], ['Aumentar 1 limite', 'Pontos de um código: de 499 para 500']);
    assert.deepEqual(await approve(ana, request.id), [422, 'PEDIDO_SEU']);
    assert.deepEqual(await approve(bia, request.id), [200, undefined]);
    const {body} = await (ana as GivenUsuario).api.get<{pontosCodigo: number}>('/api/configuracoes');
    assert.equal(body.pontosCodigo, 500);
  });
});
