import assert from 'node:assert/strict';
import {readXlsx} from 'hucre/xlsx';
import {sql} from '../../../kernel/persistence/sql';
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

  /** The link in the list endpoint's response to `download`. */
  const linkFor = async (
    list: ListDefinition,
    query: Record<string, string> = {},
    token = smart.token,
    download = 'csv',
  ) => {
    const sessions = await t.app.get(Kernel.SESSIONS);
    const lists = await t.app.get<Lists>(Kernel.LISTS.key);
    return t.run(async () => {
      const actor = (await sessions.find('painel', token)) as Actor;
      const {body} = await t.run(() => lists.answer(list, {download, ...query}), actor);
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
        text.startsWith('Id'),
    );
    const [head, first] = lines(text);
    assert.equal(head, 'Id;Nome;Código;Pontos;Valor;Situação;Dia;Quando;Marcas;Dobro');
    assert.equal(first, '1;Óleo de linhaça;39053344705;10;12,50;Ativo;14/09/2026;14/09/2026 23:30;a, b;20');
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
    assert.equal(row, `5;"'=SOMA(A1;B1)";'@x;-5;1,00;Ativo;17/09/2026;17/09/2026 12:00;;-10`);
  });

  const flat = async (download: string, least: number) => {
    // Measured after garbage collection, as the amount of garbage depends on the machine's load.
    const held = async () => (await heapInUse()) + process.memoryUsage().external;
    const before = await held();
    const response = await fetch(t.url + (await linkFor(manyList, {}, smart.token, download)));
    let bytes = 0;
    let peak = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const [thirds, thirdsBefore] = [bytes + chunk.length, bytes].map(count => Math.floor((count * 3) / least));
      bytes += chunk.length;
      if (thirds !== thirdsBefore) peak = Math.max(peak, await held());
    }
    assert.ok(bytes > least, String(bytes));
    assert.ok(
      peak > 0 && peak - before < 30 * 1024 * 1024,
      `memory grew by ${Math.round((peak - before) / 1024 / 1024)} MB`,
    );
  };

  it('hold more rows than a screen, with flat memory, as CSV and as XLSX', async () => {
    await t.db.query(sql`INSERT INTO teste_muitos SELECT g, repeat('x', 500) FROM generate_series(1, 70000) g`);
    await flat('csv', 35_000_000);
    await flat('xlsx', 350_000);
  });

  it('give their connection back when the reader goes away', async () => {
    const links = [await linkFor(manyList), await linkFor(manyList, {}, smart.token, 'xlsx')];
    for (const link of links.flatMap(each => Array<string>(15).fill(each))) {
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
      await t.db.query(sql`UPDATE usuario SET permissao = 2 WHERE id = ${admin.id}`);
      (await t.app.get(Kernel.SESSIONS)).forget('painel', admin.id);
      assert.equal(await status(link), 401);
    });

    it('is the only way: a session alone downloads nothing', async () => {
      assert.equal((await smart.api.get('/api/exportar/teste-itens')).status, 401);
    });
  });

  it('hold the page alone when that is asked for, in either dialect', async () => {
    const page = await t.anonymous.get(
      await linkFor(itemList, {pagina: '1', limite: '2', ordernar: 'id', soPagina: '1', colunas: 'id'}),
    );
    assert.deepEqual(lines(page.text), ['Id', '3', '4']);
    const range = await t.anonymous.get(
      await linkFor(itemList, {range: '[1,2]', sort: '["id","DESC"]', soPagina: '1', colunas: 'id'}),
    );
    assert.deepEqual(lines(range.text), ['Id', '4', '3']);
    await assert.rejects(linkFor(itemList, {soPagina: 'sim'}), /soPagina/);
  });

  it('hold the columns that are asked for, in that order', async () => {
    const {text} = await t.anonymous.get(await linkFor(itemList, {colunas: 'quando,nome', filtros: '{"id":2}'}));
    assert.deepEqual(lines(text), ['Quando;Nome', '15/09/2026 00:00;Água raz 100%']);
    for (const colunas of ['senha', 'nome,nada', 'nome,,id'])
      await assert.rejects(linkFor(itemList, {colunas}), /não exporta a coluna/, colunas);
  });

  describe('as XLSX', () => {
    const sheetOf = async (query: Record<string, string>) => {
      const response = await fetch(t.url + (await linkFor(itemList, {ordernar: 'id', ...query}, smart.token, 'xlsx')));
      assert.equal(response.status, 200);
      const {sheets} = await readXlsx(new Uint8Array(await response.arrayBuffer()), {readStyles: true});
      assert(sheets[0]);
      return {response, ...sheets[0]};
    };

    it('carry real numbers and dates under the headings', async () => {
      const {response, rows} = await sheetOf({fileName: 'Itens', filtros: '{"id_lte":2}'});
      assert.equal(
        response.headers.get('content-type'),
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      assert.match(response.headers.get('content-disposition') ?? '', /Itens%2015-09-2026\.xlsx$/);
      const [head, first, second] = rows;
      assert.deepEqual(head, 'Id;Nome;Código;Pontos;Valor;Situação;Dia;Quando;Marcas;Dobro'.split(';'));
      assert.deepEqual(first, [
        1,
        'Óleo de linhaça',
        '39053344705',
        10,
        12.5,
        'Ativo',
        new Date('2026-09-14T00:00:00Z'),
        new Date('2026-09-14T23:30:00Z'),
        'a, b',
        20,
      ]);
      assert.equal(second?.[3] ?? null, null);
    });

    it('keep a formula as the text that it is', async () => {
      const {rows} = await sheetOf({filtros: '{"id":5}', colunas: 'nome,codigo'});
      assert.deepEqual(rows[1], ['=SOMA(A1;B1)', '@x']);
    });

    it('stand still under their headings, in columns as wide as what is in them, with R$ before money', async () => {
      const {freezePane, columns = [], cells} = await sheetOf({colunas: 'nome,pontos,valor,quando'});
      assert.equal(freezePane?.rows, 1);
      assert.deepEqual(
        columns.map(({width}) => Math.round(width ?? 0)),
        [17, 13, 15, 18],
      );
      const formats = [1, 2, 3].map(column => cells?.get(`1,${column}`)?.style?.numFmt);
      assert.deepEqual(formats, ['#,##0', '"R$" #,##0.00', 'dd/mm/yyyy hh:mm']);
    });

    it('are a sheet with its headings where there are no rows', async () => {
      const {rows} = await sheetOf({filtros: '{"id":99}', colunas: 'nome'});
      assert.deepEqual(rows, [['Nome']]);
    });
  });

  it('refuse other formats', async () => {
    const {status, body} = await smart.api.get('/api/premios?download=pdf');
    assert.deepEqual([status, body.erro], [400, 'Só há exportação em CSV e XLSX.']);
  });

  it('are given to nobody without a session', async () => {
    assert.equal((await t.anonymous.get('/api/premios?download=csv')).status, 401);
  });
});
