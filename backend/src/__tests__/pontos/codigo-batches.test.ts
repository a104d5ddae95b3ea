import assert from 'node:assert/strict';
import {PREVIOUS_VALUES_HEADER, SECOND_PERSON_REQUIRED, addDays, civilDateOf, valueDigest} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {Codigos} from '../../modules/pontos/codigos';
import {givenApp, givenPintor, givenUsuario, type AnswerBody, type GivenUsuario, type TestApp} from '../support';
import {pagesOf} from '../support/pdf';

const PATH = '/api/codigo-promocional';

describe('Promotional codes and vouchers that staff make', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let second: GivenUsuario;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
    second = await givenUsuario(t, 1, {nome: 'Bia Reis'});
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE voucher, codigo_promocional, lote_codigo, aprovacao CASCADE`));

  const batch = (more: AnswerBody = {}) =>
    staff.api.post(PATH, {qtd: 3, prefixo: 'obra', operacao: 'ADICIONAR', valor: 50, apenasVenda: 0, ...more});
  const codes = () =>
    t.db.query(sql<{codigo: string; valor: number}>`SELECT codigo, valor FROM codigo_promocional ORDER BY codigo`);

  it('are made in a batch, each with its own signs behind the prefix', async () => {
    const {status, body} = await batch();
    assert.equal(status, 201, JSON.stringify(body));
    assert.equal(body['mensagem'], '3 códigos promocionais cadastrados com sucesso');
    const made = await codes();
    assert.equal(new Set(made.map(({codigo}) => codigo)).size, 3);
    for (const {codigo} of made) assert.match(codigo, /^OBRA[A-HJ-NP-Z2-9]{6}$/);
    assert.equal((await batch({qtd: 1})).body['mensagem'], 'Código promocional cadastrado com sucesso');
    const searched = made[1]?.codigo ?? '';
    const {body: found} = await (
      await givenUsuario(t, 1)
    ).api.get<{codigosPromocionais: {codigo: string}[]}>(`${PATH}?buscar=${searched.toLowerCase()}`);
    assert.deepEqual(
      found.codigosPromocionais.map(({codigo}) => codigo),
      [searched],
    );
  });

  it('are made, or asked for, once under one key', async () => {
    const once = (key: string, valor: number) =>
      staff.api.post(PATH, {qtd: 3, operacao: 'ADICIONAR', valor}, {idempotencyKey: key});
    const [first, again] = await Promise.all([once('lote-1', 50), once('lote-1', 50)]);
    assert.deepEqual([first.status, again.status, first.body], [201, 201, again.body]);
    assert.equal((await codes()).length, 3);
    const refused = [await once('lote-2', 90_000), await once('lote-2', 90_000)];
    assert.deepEqual(
      refused.map(({body}) => body['codigo']),
      [SECOND_PERSON_REQUIRED, SECOND_PERSON_REQUIRED],
    );
    assert.equal((await t.db.query(sql`SELECT FROM aprovacao`)).length, 1);
  });

  it('are withdrawn as a batch, but for what was sent before, and put into force again', async () => {
    const lote = (await batch({qtd: 3})).body['lote'] as number;
    const [one = '', two = '', three = ''] = (await codes()).map(({codigo}) => codigo);
    const pintor = await givenPintor(t);
    const use = async (codigo: string) => (await pintor.api.post(`${PATH}/validar`, {codigo})).body['codigo'];
    const put = (id: number, recolhido: unknown, by = second) => by.api.put(`${PATH}/lotes/${id}`, {recolhido});
    const states = async () =>
      (
        await second.api.get<{codigosPromocionais: AnswerBody[]}>(
          `${PATH}?filtros=${JSON.stringify({lote, validade: 'recolhidos'})}`,
        )
      ).body.codigosPromocionais.length;
    await use(one);
    const sent = t.clock.now;
    t.clock.now = new Date(sent.getTime() + 1000);
    assert.equal((await put(lote, 1, staff)).status, 403, 'for a Smart, as the list is');
    assert.deepEqual((await put(lote, 'talvez')).body['campos'], {recolhido: 'Informe 1 ou 0'});
    assert.equal((await put(lote + 1, 1)).status, 404);
    for (let times = 0; times < 2; times++) assert.equal((await put(lote, 1)).body['mensagem'], 'Lote recolhido');
    assert.equal(await use(two), 'CODIGO_INVALIDO');
    assert.equal(await states(), 3);
    assert.equal((await second.api.get(`${PATH}/lotes/${lote}/cartoes`)).status, 404);
    const codigos = new Codigos(t.db);
    await assert.rejects(t.run(() => codigos.find(three, pintor.id)));
    await t.run(() => codigos.find(three, pintor.id, {sentAt: sent}));
    assert.equal((await put(lote, 0)).body['mensagem'], 'Lote em vigor de novo');
    assert.equal(await use(two), undefined);
    const trail = await t.db.query(
      sql<{
        acao: string;
      }>`SELECT acao FROM auditoria WHERE entidade = 'lote_codigo' AND entidade_id = ${String(lote)} ORDER BY id`,
    );
    assert.deepEqual(
      trail.map(({acao}) => acao),
      ['criar', 'recolher', 'restaurar'],
    );
  });

  it('say what is missing, and refuse what cannot be', async () => {
    const {body} = await staff.api.post(PATH, {});
    assert.deepEqual(body['campos'], {
      qtd: 'Informe a quantidade',
      operacao: 'Informe o tipo de operação',
      valor: 'Informe o valor em pontos',
    });
    const yesterday = new Date(t.clock.now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
    const wrong = await batch({qtd: 10_001, prefixo: 'com espaço', expiraEm: yesterday, valor: 0});
    assert.deepEqual(Object.keys(wrong.body['campos'] as object).toSorted(), ['expiraEm', 'prefixo', 'qtd', 'valor']);
    assert.deepEqual(await codes(), []);
  });

  it('multiply by three at most, or by ten once somebody else agrees', async () => {
    const factor = (valor: number) => ({operacao: 'MULTIPLICAR', valor});
    assert.equal((await batch(factor(3))).status, 201);
    assert.equal((await batch(factor(3.5))).body['codigo'], 'SEGUNDA_PESSOA');
    const voucher = (valor: number) => staff.api.post('/api/vouchers', {voucher: `OBRA${valor}`, ...factor(valor)});
    assert.equal((await voucher(4)).body['codigo'], 'SEGUNDA_PESSOA');
    for (const answer of [await batch(factor(10.5)), await voucher(11)])
      assert.deepEqual([answer.status, answer.body['campos']], [422, {valor: 'Um código multiplica no máximo por 10'}]);
    const {rows} = (await second.api.get<{rows: AnswerBody[]}>('/api/aprovacoes')).body;
    assert.deepEqual(
      rows.map(({resumo}) => resumo),
      ['OBRA4: multiplica por 4 para cada pintor', '3 códigos OBRA…: multiplica por 3,5'],
    );
  });

  it('add whole points, one at least', async () => {
    for (const valor of [0.4, '1.5', 49.99])
      for (const answer of [
        await batch({valor}),
        await staff.api.post('/api/vouchers', {voucher: 'MEIO', operacao: 'ADICIONAR', valor}),
      ])
        assert.deepEqual(
          [answer.status, answer.body['campos']],
          [422, {valor: 'Um código soma um número inteiro de pontos, a partir de 1'}],
        );
    assert.deepEqual(await codes(), []);
    assert.equal((await batch({operacao: 'MULTIPLICAR', valor: 1.5})).status, 201);
  });

  it('are printed as cards, those that are free', async () => {
    const {body} = await batch({qtd: 12, expiraEm: '2999-12-31'});
    const lote = Number(body['lote']);
    const made = await codes();
    const used = made[0]?.codigo ?? '';
    await t.db.query(sql`
      INSERT INTO uso_codigo (pintor_id, codigo_promocional_id, codigo, operacao, valor, pontos, utilizado_em)
      SELECT ${(await givenPintor(t)).id}, id, codigo, operacao, valor, 50, ${t.clock.now} FROM codigo_promocional WHERE codigo = ${used}`);
    await t.db.query(sql`UPDATE codigo_promocional SET usos = 1 WHERE codigo = ${used}`);
    const cards = await second.api.get(`${PATH}/lotes/${lote}/cartoes`);
    assert.equal(cards.status, 200, cards.text);
    const pages = await pagesOf(cards.content);
    assert.equal(pages.length, 2);
    const text = pages.join(' ');
    for (const {codigo} of made.slice(1)) assert.ok(text.includes(codigo), codigo);
    assert.ok(!text.includes(used));
    assert.ok(text.includes('50 pontos') && text.includes('Até 31/12/2999'), text);
    const listed = await second.api.get<{codigosPromocionais: unknown[]}>(`${PATH}?filtros=${JSON.stringify({lote})}`);
    assert.equal(listed.body.codigosPromocionais.length, 12);
    assert.equal((await second.api.get(`${PATH}/lotes/${lote + 1}/cartoes`)).status, 404);
    assert.equal((await staff.api.get(`${PATH}/lotes/${lote}/cartoes`)).status, 403);
  });

  it('wait for a second person when together they give more than one may', async () => {
    const asked = await batch({qtd: 1000, valor: 900});
    assert.equal(asked.status, 409, JSON.stringify(asked.body));
    assert.deepEqual(await codes(), []);
    const [open] = (await second.api.get<{rows: AnswerBody[]} & AnswerBody>('/api/aprovacoes?pagina=0&limite=1')).body
      .rows;
    assert.equal((await staff.api.post(`/api/aprovacoes/${String(open?.['id'])}/aprovar`)).status, 422);
    assert.equal((await second.api.post(`/api/aprovacoes/${String(open?.['id'])}/aprovar`)).status, 200);
    assert.equal((await codes()).length, 1000);
  });

  it('are ten thousand at most, and no two of them alike when several batches are made at once', async () => {
    const batches = await Promise.all(
      [0, 1, 2].map(() => batch({qtd: 3000, operacao: 'MULTIPLICAR', valor: 2, prefixo: 'A'})),
    );
    for (const {status} of batches) assert.equal(status, 201);
    const made = await codes();
    assert.equal(made.length, 9000);
    assert.equal(new Set(made.map(({codigo}) => codigo)).size, 9000);
  });

  it('are vouchers as well: once for each painter, between two days', async () => {
    const body = {
      voucher: ' primavera ',
      operacao: 'ADICIONAR',
      valor: 100,
      iniciaEm: '2027-01-01',
      expiraEm: '2027-02-01',
    };
    const {status, body: made} = await staff.api.post('/api/vouchers', body);
    assert.equal(status, 201, JSON.stringify(made));
    assert.deepEqual([made['voucher'], made['usos'], made['iniciaEm']], ['PRIMAVERA', 0, '2027-01-01']);
    const twice = await staff.api.post('/api/vouchers', body);
    assert.deepEqual([twice.status, twice.body['erro']], [409, 'Voucher já cadastrado']);
    const missing = await staff.api.post('/api/vouchers', {});
    assert.deepEqual(missing.body['campos'], {
      voucher: 'Informe o voucher',
      operacao: 'Informe o tipo de operação',
      valor: 'Informe o valor em pontos',
    });
    const backwards = await staff.api.post('/api/vouchers', {...body, voucher: 'X', expiraEm: '2026-12-31'});
    assert.deepEqual(backwards.body['campos'], {iniciaEm: 'Data inicial não pode ser maior que data final'});
    const large = await staff.api.post('/api/vouchers', {...body, voucher: 'ENORME', valor: 20_000});
    assert.equal(large.status, 409);
    const rows = (await second.api.get<{rows: AnswerBody[]} & AnswerBody>('/api/vouchers?pagina=0')).body.rows;
    assert.deepEqual(
      rows.map(({voucher}) => voucher),
      ['PRIMAVERA'],
    );
    assert.equal((await staff.api.get('/api/vouchers')).status, 403);
  });

  describe('vouchers that are to end', () => {
    const day = (days: number) => addDays(civilDateOf(t.clock.now), days);
    const given = async (voucher: string, more: object = {}) => {
      const {body} = await second.api.post('/api/vouchers', {voucher, operacao: 'ADICIONAR', valor: 100, ...more});
      return `/api/vouchers/${String(body['id'])}`;
    };
    const change = (path: string, body: object) => second.api.put(path, body);

    it('end on any day from today on, by a Smart, with an entry in the audit trail; nothing else of them changes', async () => {
      const path = await given('SEMFIM');
      const {status, body} = await change(path, {expiraEm: day(0)});
      assert.deepEqual([status, body['expiraEm'], body['valor'], body['criadoPor']], [200, day(0), 100, 'Bia Reis']);
      const past = await change(path, {expiraEm: day(-1)});
      assert.deepEqual(past.body['campos'], {expiraEm: 'Data de expiração não pode ser anterior a hoje'});
      assert.equal((await change(path, {valor: 900})).status, 400);
      assert.equal((await staff.api.put(path, {expiraEm: day(3)})).status, 403);
      assert.equal((await change('/api/vouchers/999999', {expiraEm: day(3)})).status, 404);
      const [entry] = await t.db.query(sql<{antes: object | null; depois: object | null}>`
        SELECT antes, depois FROM auditoria WHERE entidade = 'voucher' AND acao = 'alterar' ORDER BY id DESC LIMIT 1`);
      assert.deepEqual(entry, {antes: {expiraEm: null}, depois: {expiraEm: day(0)}});
    });

    it('do not end before they begin', async () => {
      const {body} = await change(await given('FUTURO', {iniciaEm: day(10)}), {expiraEm: day(5)});
      assert.deepEqual(body['campos'], {iniciaEm: 'Data inicial não pode ser maior que data final'});
    });

    it('are not overwritten by who has not seen the last change, also at the same moment', async () => {
      const path = await given('CORRIDA', {expiraEm: day(30)});
      const seen = {headers: {[PREVIOUS_VALUES_HEADER]: JSON.stringify({expiraEm: valueDigest(day(30))})}};
      const answers = await Promise.all([5, 6, 7].map(days => second.api.put(path, {expiraEm: day(days)}, seen)));
      assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409]);
    });

    it('end later by two people, where they give more than one may; earlier by one', async () => {
      const smart = await givenUsuario(t, 1);
      const path = await given('GRANDE', {expiraEm: day(30)});
      await t.db.query(sql`UPDATE voucher SET valor = 20000 WHERE voucher = 'GRANDE'`);
      assert.equal((await change(path, {expiraEm: day(20)})).status, 200);
      const longer = await change(path, {expiraEm: null});
      assert.deepEqual([longer.status, longer.body['codigo']], [409, 'SEGUNDA_PESSOA']);
      const asked = await smart.api.get<{rows: AnswerBody[]} & AnswerBody>(
        '/api/aprovacoes?pagina=0&filtros={"esperaPorMim":"true"}',
      );
      const request = asked.body.rows.find(({titulo}) => titulo === 'Prazo de voucher');
      assert.equal(request?.['resumo'], 'GRANDE: 20.000 pontos para cada pintor, sem data de fim');
      assert.equal((await smart.api.post(`/api/aprovacoes/${String(request['id'])}/aprovar`)).status, 200);
      const row = await t.db.one(
        sql<{expira_em: string | null}>`SELECT expira_em::text FROM voucher WHERE voucher = 'GRANDE'`,
      );
      assert.equal(row?.expira_em, null);
    });
  });
});
