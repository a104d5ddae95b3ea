import assert from 'node:assert/strict';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import type {Actor} from '../../../kernel/context';
import {Refusal} from '../../../kernel/refusals/refusals';
import type {Answer} from '../../../kernel/http/output/answer';
import type {ListDefinition} from '../../../kernel/lists/list';
import type {Lists} from '../../../kernel/lists/lists';
import {givenApp, type TestApp} from '../../support';
import {givenItems, itemList, manyList} from './list-fixture';

const SMART: Actor = {kind: 'painel', id: 1, nome: 'Smart', session: 's'.repeat(43), permissao: 1};

interface Contract {
  rows: Record<string, unknown>[];
  itens?: unknown[];
  count: number;
  totalItens: number;
  metadata: {total: number; somas?: Record<string, number>};
}

describe('The list engine', () => {
  let t: TestApp;
  let lists: Lists;

  before(async () => {
    t = await givenApp();
    lists = await t.app.get<Lists>(Kernel.LISTS.key);
    await givenItems(t.db);
  });
  after(() => t.stop());

  const answer = (query: Record<string, string>, list: ListDefinition = itemList): Promise<Answer> =>
    t.run(() => lists.answer(list, query), SMART);
  const parse = <T>({body}: Answer): T => JSON.parse((body as {json: string}).json) as T;
  const ask = async (query: Record<string, string>) => parse<Contract>(await answer(query));
  const ids = async (query: Record<string, string>) => (await ask(query)).rows.map(({id}) => id);
  const by = (filters: object) => ids({filtros: JSON.stringify(filters)});
  const refused = async (query: Record<string, string>, status = 400, list: ListDefinition = itemList) => {
    const error: unknown = await answer(query, list).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof Refusal, `${JSON.stringify(query)} was not refused: ${String(error)}`);
    assert.equal(error.status, status, JSON.stringify(query));
    return error;
  };

  describe('dialects', () => {
    it('the contract’s: rows under the names of the list, totals beside', async () => {
      const {rows, itens: same, ...totals} = await ask({});
      assert.deepEqual(same, rows);
      assert.deepEqual(totals, {totalItens: 5, count: 5, metadata: {total: 5}});
      const paged = await ask({pagina: '1', limite: '2'});
      assert.deepEqual(Object.keys(paged), ['rows', 'totalItens', 'count', 'metadata']);
      assert.equal(paged.rows.length, 2);
      assert.equal(paged.count, 5);
    });

    it('pages of ten where only the page is named; itensPorPagina is limite’s other name', async () => {
      assert.deepEqual((await ids({pagina: '0'})).length, 5);
      assert.deepEqual(await ids({pagina: '1'}), []);
      assert.deepEqual(await ids({pagina: '2', itensPorPagina: '2', ordernar: 'id'}), [5]);
      assert.deepEqual(await ids({limite: '0', ordernar: 'id'}), [1, 2, 3, 4, 5]);
    });

    it('react-admin’s: an array with its Content-Range', async () => {
      const query = {range: '[1,2]', sort: '["id","DESC"]', filter: '{"ativo":true}'};
      const response = await answer(query);
      assert.deepEqual(
        parse<{id: number}[]>(response).map(({id}) => id),
        [2, 1],
      );
      assert.equal(response.headers['Content-Range'], 'teste-itens 1-2/3');
      const found = await answer({filter: '{"q":"AGUA"}'});
      assert.equal(parse<unknown[]>(found).length, 2);
      assert.equal(found.headers['Content-Range'], 'teste-itens 0-1/2');
      assert.equal((await answer({filter: '{"id":[99]}'})).headers['Content-Range'], 'teste-itens 0-0/0');
    });

    it('sums over all rows that match, in either', async () => {
      const {metadata} = await ask({limite: '1', somas: 'pontos,valor,dobro'});
      assert.deepEqual(metadata, {total: 5, somas: {pontos: 55, valor: 120.59, dobro: 110}});
      const found = await answer({range: '[0,0]', filter: '{"ativo":false}', somas: 'pontos'});
      assert.equal(found.headers['X-Somas'], '{"pontos":50}');
      assert.deepEqual((await ask({filtros: '{"id":99}', somas: 'valor'})).metadata, {total: 0, somas: {valor: 0}});
      for (const somas of ['nome', 'id', 'senha', 'pontos;valor', '__proto__']) await refused({somas});
    });

    it('never both at once: the words of one mean nothing in the other, a filter among them', async () => {
      const foreign = {filtros: '{"id":1}', pagina: '0', limite: '5', buscar: 'agua', ordernar: 'id'};
      for (const [name, value] of Object.entries(foreign))
        for (const [word, simple] of Object.entries({range: '[0,4]', sort: '["id","ASC"]', filter: '{}'}))
          await refused({[name]: value, [word]: simple});
    });

    it('each value as the contract’s wire has it, and no column that is not declared', async () => {
      const [row] = (await ask({filtros: '{"id":1}'})).rows;
      assert.deepEqual(row, {
        id: 1,
        nome: 'Óleo de linhaça',
        codigo: '39053344705',
        pontos: 10,
        valor: 12.5,
        ativo: 1,
        dia: '2026-09-14',
        quando: '2026-09-15T02:30:00.000Z',
        tags: 'a,b',
        dobro: 20,
      });
    });
  });

  describe('sorting', () => {
    it('in every spelling', async () => {
      const down = [4, 3, 2, 1];
      const spellings: Record<string, string>[] = [
        {ordernar: '-id'},
        {ordenar: '-id'},
        {ordenacao: '{"campo":"id","direcao":"DESC"}'},
      ];
      for (const query of spellings) assert.deepEqual(await ids({...query, filtros: '{"id_lte":4}'}), down);
      assert.deepEqual(await ids({ordernar: '+id', limite: '2'}), [1, 2]);
      assert.deepEqual(await ids({ordenacao: '{"campo":"id"}', limite: '2'}), [1, 2]);
      for (const unsorted of ['{"campo":""}', '{"campo":"","direcao":""}', '{"campo":null,"direcao":null}', '{}'])
        assert.deepEqual((await ids({ordenacao: unsorted})).length, 5, unsorted);
    });

    it('words as a Brazilian would, nothing known comes last, equals by id', async () => {
      assert.deepEqual(await ids({ordernar: 'nome'}), [5, 2, 3, 1, 4]);
      assert.deepEqual(await ids({ordernar: 'pontos'}), [5, 1, 4, 3, 2]);
      assert.deepEqual(await ids({ordernar: '-pontos'}), [3, 4, 1, 5, 2]);
      assert.deepEqual(await ids({ordernar: 'ativo'}), [3, 4, 1, 2, 5]);
      assert.deepEqual(await ids({ordernar: '-dobro', limite: '1'}), [3]);
    });

    it('refuses what is not declared or cannot be sorted', async () => {
      for (const ordernar of ['senha', 'tags', 'busca', 't.id', 'id;--', 'constructor', '__proto__', ' ', 'id desc'])
        await refused({ordernar});
      for (const ordenacao of [
        '{"campo":"senha"}',
        '{"campo":"id","direcao":"; DROP"}',
        '{"campo":1}',
        'id',
        '[]',
        '{',
      ])
        await refused({ordenacao});
      const sorts = ['["senha","ASC"]', '["id","DROP"]', '"id"', '{}', '[1]', '[', '[]', '["id","ASC","DESC"]'];
      for (const odd of ['{"toString":1}', '[]', '["ASC"]', 'null', '1', 'true'])
        sorts.push(`["id",${odd}]`, `[${odd},"ASC"]`);
      for (const sort of sorts) await refused({sort});
      for (const odd of ['{"toString":1}', '["asc"]', '1', 'true']) {
        await refused({ordenacao: `{"campo":"id","direcao":${odd}}`});
        await refused({ordenacao: `{"campo":${odd},"direcao":"asc"}`});
      }
    });
  });

  describe('searching', () => {
    it('ignores accents and case', async () => {
      for (const buscar of ['agua', 'ÁGUA', 'Água', ' agua '])
        assert.deepEqual(await ids({buscar, ordernar: 'id'}), [2, 3], buscar);
      assert.deepEqual(await ids({busca: 'linhaca'}), [1]);
    });

    it('takes wildcards and backslashes as they stand', async () => {
      assert.deepEqual(await ids({buscar: '100%'}), [2]);
      assert.deepEqual(await ids({buscar: '%'}), [2]);
      assert.deepEqual(await ids({buscar: 'A_1'}), [2]);
      assert.deepEqual(await ids({buscar: 'Z\\1'}), [4]);
      assert.deepEqual(await ids({buscar: "'; DROP TABLE teste_item; --"}), []);
    });

    it('requires every word, in whatever order and place', async () => {
      for (const buscar of ['sanit agua', 'agua sanit', 'ÁGUA  sanitária', 'ax1 agua', 'agua a sanit ax agua'])
        assert.deepEqual(await ids({buscar}), [3], buscar);
      assert.deepEqual(await ids({buscar: 'agua zarcao'}), []);
      assert.deepEqual(await ids({buscar: '% raz'}), [2]);
      assert.deepEqual(await ids({buscar: 'a%a sanit'}), []);
      assert.deepEqual(await ids({buscar: '_ agua', ordernar: 'id'}), [2]);
    });

    it('takes one or two letters as the beginning of a word', async () => {
      assert.deepEqual(await ids({buscar: 'ra'}), [2]);
      assert.deepEqual(await ids({buscar: 'Z'}), [4]);
      assert.deepEqual(await ids({buscar: 'az'}), []);
      assert.deepEqual(await ids({buscar: 'á', ordernar: 'id'}), [2, 3]);
      assert.deepEqual(await ids({buscar: 'de li ó 39'}), [1]);
    });

    it('of more words than anybody types looks for the longest', async () => {
      const letters = Array.from('bcdefhjklm').join(' ');
      assert.deepEqual(await ids({buscar: `${letters} sanitaria`}), []);
      const pieces = ['a', 'ag', 'agu', 'agua', 'gua', 'ax', 'sa', 'san', 'sani', 'sanit'];
      assert.deepEqual(await ids({buscar: [...pieces, 'w'].join(' ')}), [3]);
      assert.deepEqual(await ids({buscar: [...pieces.slice(1), 'w'].join(' ')}), []);
    });

    it('finds a document typed with its dots by its digits', async () => {
      for (const buscar of ['390.533.447-05', '39053344705', '533.447'])
        assert.deepEqual(await ids({buscar}), [1], buscar);
    });

    it('is text; a number is taken for its digits', async () => {
      assert.equal(parse<unknown[]>(await answer({filter: '{"q":39053344705}'})).length, 1);
      for (const q of ['{"toString":1}', '["agua"]', 'true']) await refused({filter: `{"q":${q}}`});
    });

    it('an empty one is none, one on a list that has none is refused', async () => {
      assert.equal((await ids({buscar: '  '})).length, 5);
      await refused({buscar: 'x'}, 400, manyList);
    });
  });

  describe('filtering', () => {
    it('by equality, by part of a text, by several values, by bounds, by nothing', async () => {
      assert.deepEqual(await by({codigo: 'AX1'}), [3]);
      assert.deepEqual(await by({codigo: 'ax1'}), []);
      assert.deepEqual(await by({nome: 'ZARCAO'}), [4]);
      assert.deepEqual(await by({nome: '%'}), [2]);
      assert.deepEqual((await by({id: [4, '1', 4]})).sort(), [1, 4]);
      assert.deepEqual((await by({pontos_gte: 20})).sort(), [3, 4]);
      assert.deepEqual(await by({pontos: 20_260_101}), []);
      assert.deepEqual(await by({pontos: [20, 20_260_101]}), [4]);
      assert.equal((await by({pontos_lte: 20_260_101})).length, 4);
      assert.deepEqual(await by({valor_lte: '0.10'}), [3]);
      assert.deepEqual(await by({pontos: null}), [2]);
      assert.deepEqual((await by({ativo: 0})).sort(), [3, 4]);
      assert.deepEqual(await ids({fora: 'Zarcão', ativo: '0'}), [3]);
      assert.deepEqual(await ids({codigo: ''}).then(all => all.length), 5);
    });

    it('by civil dates in all three spellings', async () => {
      for (const dia of ['2026-09-16', '20260916', '16/09/2026']) assert.deepEqual(await by({dia}), [4], dia);
    });

    it('by a period, both days included, as days in São Paulo', async () => {
      const period = {dataInicial: '2026-09-15', dataFinal: '15/09/2026', ordernar: 'id'};
      assert.deepEqual(await ids(period), [2, 3]);
      assert.equal((await by({dataInicial: '', dataFinal: null})).length, 5);
      await refused({dataInicial: '31/02/2026'});
      await refused({dataInicial: 'ontem'});
      await refused({dataFinal: '2026-09-15'}, 400, manyList);
    });

    it('refuses what is not declared', async () => {
      for (const name of ['senha', 'busca', 'tags', 'constructor', 'toString', 't.id', 'id_gt', 'nome_like', ''])
        await refused({filtros: JSON.stringify({[name]: 'x'})});
      await refused({filtros: '{"__proto__":{"id":1}}'});
      for (const name of ['senha', 'constructor', 'toString', '__proto__', 'q']) await refused({[name]: 'x'});
    });

    it('refuses values that the field cannot have', async () => {
      const values: object[] = [
        {id: 'abc'},
        {id: 1.5},
        {id: 2147483648},
        {id: {}},
        {id: [[1]]},
        {id: Array(501).fill(1)},
        {valor: '1e99'},
        {valor: '1,5'},
        {ativo: 2},
        {dia: 'x'},
        {dia: '2026-09-15 x/y'},
        {quando: '2026-13-01'},
        {quando: '2026-01-01 00:00 x/y'},
        {quando: '2026-01-01T00:00:00'},
        {quando: '2026-01-01T00:00:00+99:99'},
        {quando_gte: '2026-01-01T00:00:00Z; --'},
        {quando_lte: {toString: 1}},
        {quando: ['2026-09-15']},
        {quando: 20260915},
        {codigo: 'a\0'},
        {codigo: '\uD800'},
        {codigo: [{toString: 1}]},
        {nome: [['x']]},
        {dataInicial: '2026-09-15 x/y'},
        {dataInicial: ['2026-09-15']},
        {dataFinal: {toString: 1}},
        {codigo: 'x'.repeat(501)},
        {codigo: {a: 1}},
        {fora: 1},
      ];
      for (const value of values) await refused({filtros: JSON.stringify(value)});
      for (const filtros of ['[]', '1', 'null', '"x"', '{', 'x']) await refused({filtros});
      await refused({filtros: `{"id":${'['.repeat(8000)}`});
    });

    it('before there is a link to what an export would refuse', async () => {
      for (const filtros of [{quando: '2026-09-15 x/y'}, {id: 'abc'}, {nada: 1}])
        await refused({download: 'csv', filtros: JSON.stringify(filtros)});
      await refused({download: 'csv', ordernar: 'senha'});
    });

    it('by instants, and by days among instants as days in São Paulo', async () => {
      assert.deepEqual(await by({quando: '2026-09-15T03:00:00Z'}), [2]);
      assert.deepEqual(await by({quando: '2026-09-15T00:00:00.000-03:00'}), [2]);
      for (const when of ['2026-09-15', '15/09/2026', '20260915'])
        assert.deepEqual((await by({quando: when})).sort(), [2, 3]);
      assert.deepEqual((await by({quando_gte: '2026-09-15', quando_lte: '2026-09-15'})).sort(), [2, 3]);
      assert.deepEqual(await by({quando_lte: '2026-09-14'}), [1]);
      assert.deepEqual(
        (await by({quando_gte: '2026-09-15T23:59:59.999-03:00', quando_lte: '2026-09-16T03:00:00Z'})).sort(),
        [3, 4],
      );
      assert.deepEqual((await by({quando: ['2026-09-15T03:00:00Z', '2026-09-16T03:00:00Z']})).sort(), [2, 4]);
      assert.deepEqual(await ids({dataInicial: '2026-09-16T10:00:00Z', dataFinal: '2026-09-16', ordernar: 'id'}), [4]);
    });
  });

  describe('pages', () => {
    it('refuses those that are none', async () => {
      for (const limite of ['501', '-1', '1.5', 'x', '1e2', '99999999999']) await refused({limite});
      for (const pagina of ['-1', 'x', '1.5', '9999999999']) await refused({pagina});
      for (const range of ['[2,1]', '[0]', '[-1,5]', '[0,500]', '["0","5"]', '[0,1,2]', 'x', '{}', '[0,1e30]'])
        await refused({range});
      await refused({pagina: '999999999', limite: '500'});
    });

    it('"Todos" shows up to 5,000 rows, then names the export', async () => {
      await t.db.query(sql`INSERT INTO teste_muitos SELECT g, 'linha ' || g FROM generate_series(1, 5000) g`);
      for (const query of [{}, {limite: '0'}, {filter: '{}'}]) {
        const rows = parse<{rows: unknown[]} | unknown[]>(await answer(query as Record<string, string>, manyList));
        assert.equal((Array.isArray(rows) ? rows : rows.rows).length, 5000);
      }
      await t.db.query(sql`INSERT INTO teste_muitos VALUES (5001, 'uma a mais')`);
      for (const query of [{}, {limite: '0'}]) {
        const {body} = await refused(query as Record<string, string>, 422, manyList);
        assert.equal(body.codigo, 'LISTA_LONGA');
        assert.match(body.erro, /^São 5\.001 linhas/);
      }
      assert.equal(parse<Contract>(await answer({limite: '500', pagina: '10'}, manyList)).rows.length, 1);
    });
  });
});
