import assert from 'node:assert/strict';
import {byId, mapResources, restResource, withId, writable} from './resources.ts';

describe('where rows live', () => {
  it('is what the panel registered, and no guess', () => {
    mapResources([{name: 'tintas', rest: {path: 'tintas/todas'}}, {name: 'sem-linhas'}]);
    assert.equal(restResource('tintas').path, 'tintas/todas');
    assert.throws(() => restResource('sem-linhas'), /no such resource/);
  });

  it('names a row by its own key where that is not id', () => {
    const keyed = {path: 'lojas', key: 'cnpj'};
    assert.deepEqual(withId({cnpj: '11222333000181'}, keyed), {cnpj: '11222333000181', id: '11222333000181'});
    assert.deepEqual(byId('11222333000181', keyed), {cnpj: '11222333000181'});
    const plain = {path: 'premios'};
    assert.deepEqual(withId({id: 7}, plain), {id: 7});
    assert.deepEqual(byId('7', plain), {id: [7]});
  });

  it('writes the fields that the API declares, and the file', () => {
    assert.deepEqual(writable({path: 'lojas', entity: 'Loja'}, 'Mudanca'), ['nomeLoja']);
    assert.deepEqual(writable({path: 'banners', entity: 'Banner', file: 'arquivo'}, 'Novo').slice(-2), [
      'ativo',
      'arquivo',
    ]);
    assert.deepEqual(writable({path: 'premios', writable: ['nome']}, 'Novo'), ['nome']);
    assert.deepEqual(writable({path: 'resgates'}, 'Novo'), []);
  });
});
