import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {server} from '@clube/ui/testing';
import {dataProvider} from './dataProvider';
import {mapResources} from './resources';

const CNPJ = '11222333000181';
const OUTRO = '11444777000161';

mapResources([
  {name: 'casas', rest: {path: 'casas', key: 'cnpj'}},
  {name: 'tintas', rest: {path: 'tintas'}},
]);

/** The query parameters of the request, parsed from JSON. */
function asked(calls: readonly {route: string}[]): Record<string, unknown> {
  const [path, query] = calls[0]?.route.split('?') ?? [];
  return {path, ...Object.fromEntries([...new URLSearchParams(query)].map(([k, v]) => [k, JSON.parse(v)]))};
}

describe('the data provider', () => {
  it('finds several rows by the key that names them, and names them by it', async () => {
    const calls = server({'GET /api/casas': {body: [{cnpj: CNPJ}, {cnpj: OUTRO}]}});
    const {data} = await dataProvider.getMany('casas', {ids: [CNPJ, OUTRO]});
    assert.deepEqual(asked(calls), {path: 'GET /api/casas', filter: {cnpj: [CNPJ, OUTRO]}});
    assert.deepEqual(data, [
      {cnpj: CNPJ, id: CNPJ},
      {cnpj: OUTRO, id: OUTRO},
    ]);
  });

  it('creates under the same key again what was not answered', async () => {
    const answers = [{status: 503}, {status: 422}, {status: 201}];
    const calls = server({'POST /api/tintas': () => ({body: {id: 1}, ...answers[calls.length - 1]})});
    const create = () => dataProvider.create('tintas', {data: {nome: 'Azul'}});
    for (let i = 0; i < 2; i++) await assert.rejects(create);
    await create();
    const [first, second, third] = calls.map(({headers}) => headers.get('Idempotency-Key'));
    assert(first);
    assert.deepEqual([second === first, third === first], [true, false]);
  });

  it('takes a connection that says nothing for a lost one after a minute, and an abortion for none', async () => {
    const asked = Promise.withResolvers<void>();
    server({
      'GET /api/tintas': () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
    });
    const list = (signal?: AbortSignal) => dataProvider.getMany('tintas', {ids: [1], ...(signal && {signal})});
    mock.timers.enable({apis: ['setTimeout']});
    try {
      const lost = assert.rejects(list(), {status: 0});
      await asked.promise;
      mock.timers.tick(60_000);
      await lost;
    } finally {
      mock.timers.reset();
    }
    const stop = new AbortController();
    const left = assert.rejects(list(stop.signal), {name: 'AbortError'});
    stop.abort();
    await left;
  });

  it('finds more rows than a filter names in parts', async () => {
    const calls = server({'GET /api/tintas': {body: [{id: 1}]}});
    const {data} = await dataProvider.getMany('tintas', {ids: Array.from({length: 501}, (_, i) => i + 1)});
    assert.deepEqual([calls.length, data.length], [2, 2]);
  });

  it('finds several rows by their ids where those are their key', async () => {
    const calls = server({'GET /api/tintas': {body: [{id: 4}, {id: 7}]}});
    const {data} = await dataProvider.getMany('tintas', {ids: [4, 7]});
    assert.deepEqual(asked(calls), {path: 'GET /api/tintas', filter: {id: [4, 7]}});
    assert.deepEqual(data, [{id: 4}, {id: 7}]);
  });

  it('names the rows that belong to another by their key, and sorts by it', async () => {
    const calls = server({'GET /api/casas': {headers: {'Content-Range': 'casas 0-0/1'}, body: [{cnpj: CNPJ}]}});
    const {data, total} = await dataProvider.getManyReference('casas', {
      target: 'uf',
      id: 'SP',
      filter: {},
      sort: {field: 'id', order: 'ASC'},
      pagination: {page: 1, perPage: 10},
    });
    assert.deepEqual([data, total], [[{cnpj: CNPJ, id: CNPJ}], 1]);
    assert.deepEqual(asked(calls), {
      path: 'GET /api/casas',
      sort: ['cnpj', 'ASC'],
      range: [0, 9],
      filter: {uf: 'SP'},
    });
  });
});
