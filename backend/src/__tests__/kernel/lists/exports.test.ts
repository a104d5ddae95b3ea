import assert from 'node:assert/strict';
import {neutralise} from '../../../kernel/lists/csv';
import {NOW, givenApp, givenSession, givenUsuario, type TestApp, type GivenUsuario} from '../../support';
import type {Actor} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Lists} from '../../../kernel/lists/lists';
import type {ListDefinition} from '../../../kernel/lists/list';
import {heapInUse} from '../../support/heap';
import {givenItems, itemList, manyList} from './list-fixture';

describe('Exports', () => {
  let t: TestApp;
  let smart: GivenUsuario;

  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    await givenItems(t.db);
  });
  after(() => t.stop());
  afterEach(() => {
    t.clock.now = NOW;
  });

  /** What the list's own route answers to `download`. */
  const linkFor = async (list: ListDefinition, query: Record<string, string> = {}, token = smart.token) => {
    const sessions = await t.app.get(Kernel.SESSIONS);
    const lists = await t.app.get<Lists>('kernel.lists');
    return t.run(async () => {
      const actor = (await sessions.find('painel', token)) as Actor;
      const {body} = await t.run(() => lists.answer(list, {download: 'csv', ...query}), actor);
      return (body as {value: {fileLink: string}}).value.fileLink;
    });
  };
  const lines = (text: string) => text.replace(/^\uFEFF/, '').split('\n');

  it('of a list come by a signed address, without any header of ours', async () => {
    const {status, text, headers} = await t.anonymous.get(
      await linkFor(itemList, {ordernar: 'id', fileName: 'Relatório/1'}),
    );
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.equal(
      decodeURIComponent(headers.get('content-disposition') ?? ''),
      "attachment; filename*=UTF-8''Relatório1 15-09-2026.csv",
    );
    assert.ok(
      text.startsWith('\uFEFF') ||
        Buffer.from(text).subarray(0, 3).toString('hex') === 'efbbbf' ||
        text.startsWith('"id"'),
    );
    const [head, first] = lines(text);
    assert.equal(head, '"id";"nome";"codigo";"pontos";"valor";"ativo";"dia";"quando";"tags";"dobro"');
    assert.equal(first, '1;"Óleo de linhaça";"39053344705";10;12.5;1;"2026-09-14";"2026-09-15T02:30:00.000Z";"a,b";20');
  });

  it('hold every row that the filters leave, not the page that was on screen', async () => {
    const {text} = await t.anonymous.get(await linkFor(itemList, {pagina: '1', limite: '2', filtros: '{"ativo":1}'}));
    assert.equal(lines(text).length, 1 + 3);
    const array = await t.anonymous.get(await linkFor(itemList, {range: '[0,0]', filter: '{"ativo":0}'}));
    assert.equal(lines(array.text).length, 1 + 2);
    const none = await t.anonymous.get(await linkFor(itemList, {filtros: '{"id":99}'}));
    assert.equal(none.status, 200);
  });

  it('show a formula as the text that it is', async () => {
    const {text} = await t.anonymous.get(await linkFor(itemList, {filtros: '{"id":5}'}));
    const [, row] = lines(text);
    assert.equal(row, `5;"'=SOMA(A1;B1)";"'@x";-5;1;1;"2026-09-17";"2026-09-17T15:00:00.000Z";"";-10`);
    for (const cell of ['=1+1', '+55', '-x', '@a', '\t=1', '\r=1', '-1+cmd|x', '=', '+5511999', '--1'])
      assert.equal(neutralise(cell), `'${cell}`, cell);
    for (const cell of ['-12', '-12,5', '-0.5', 'a=1', '', '1-2', 5, -5, null]) assert.equal(neutralise(cell), cell);
  });

  it('hold more rows than a screen, with flat memory', async () => {
    await t.db.query(`INSERT INTO teste_muitos SELECT g, repeat('x', 500) FROM generate_series(1, 100000) g`);
    // What is held, not what the collector has not come to yet: that depends on what else the machine does.
    const held = async () => (await heapInUse()) + process.memoryUsage().external;
    const before = await held();
    const response = await fetch(t.url + (await linkFor(manyList)));
    let bytes = 0;
    let peak = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const [tens, tensBefore] = [bytes + chunk.length, bytes].map(count => Math.floor(count / 10_000_000));
      bytes += chunk.length;
      if (tens !== tensBefore) peak = Math.max(peak, await held());
    }
    assert.ok(bytes > 50_000_000, String(bytes));
    assert.ok(
      peak > 0 && peak - before < 30 * 1024 * 1024,
      `memory grew by ${Math.round((peak - before) / 1024 / 1024)} MB`,
    );
  });

  it('give their connection back when the reader goes away', async () => {
    const link = await linkFor(manyList);
    for (let i = 0; i < 15; i++) {
      const leave = new AbortController();
      const response = await fetch(t.url + link, {signal: leave.signal});
      await response.body?.getReader().read();
      leave.abort();
    }
    assert.equal((await t.anonymous.get('/api/premios')).status, 200);
    const {status, text} = await t.anonymous.get(await linkFor(itemList));
    assert.deepEqual([status, lines(text).length], [200, 6]);
  });

  describe('their address', () => {
    const status = async (link: string) => (await t.anonymous.get(link)).status;

    it('dies with the session that asked', async () => {
      const token = await givenSession(t, 'painel', smart.id);
      const link = await linkFor(itemList, {}, token);
      assert.equal(await status(link), 200);
      await t.asPainel(token).post('/api/sessoes/sair');
      assert.equal(await status(link), 401);
    });

    it('dies with time', async () => {
      const link = await linkFor(itemList);
      t.clock.now = new Date(NOW.getTime() + 20 * 60_000);
      assert.equal(await status(link), 401);
    });

    it('is worth nothing with another list, another filter or none of its parts', async () => {
      const link = await linkFor(itemList, {filtros: '{"id":1}'});
      for (const forged of [
        link.replace('teste-itens', 'teste-muitos'),
        link.replace('%3A1', '%3A2'),
        link.replace('?', '?limite=1&'),
        link.replace(/&assinatura=.*/, ''),
        '/api/exportar/teste-itens',
        '/api/exportar/nada',
      ])
        assert.equal(await status(forged), 401, forged);
    });

    it('gives no more than its holder may: a role that was taken away takes the file along', async () => {
      const admin = await givenUsuario(t, 0);
      const link = await linkFor(itemList, {}, admin.token);
      assert.equal(await status(link), 200);
      await t.db.query('UPDATE usuario SET permissao = 2 WHERE id = $1', [admin.id]);
      (await t.app.get(Kernel.SESSIONS)).forget('painel', admin.id);
      assert.equal(await status(link), 401);
    });

    it('is the only way: a session alone downloads nothing', async () => {
      assert.equal((await smart.api.get('/api/exportar/teste-itens')).status, 401);
    });
  });

  it('refuse other formats', async () => {
    const {status, body} = await smart.api.get('/api/premios?download=xlsx');
    assert.deepEqual([status, body.erro], [400, 'Só há exportação em CSV.']);
  });

  it('are given to nobody without a session', async () => {
    assert.equal((await t.anonymous.get('/api/premios?download=csv')).status, 401);
  });
});
