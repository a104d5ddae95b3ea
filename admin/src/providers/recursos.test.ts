import assert from 'node:assert/strict';
import {byId, mapResources, recursoRest, withId, writable} from './recursos.ts';

describe('where rows live', () => {
  it('is what the panel told, and no guess', () => {
    mapResources([{name: 'tintas', rest: {caminho: 'tintas/todas'}}, {name: 'sem-linhas'}]);
    assert.equal(recursoRest('tintas').caminho, 'tintas/todas');
    assert.throws(() => recursoRest('sem-linhas'), /no such resource/);
  });

  it('names a row by its own key where that is not id', () => {
    const keyed = {caminho: 'lojas', key: 'cnpj'};
    assert.deepEqual(withId({cnpj: '11222333000181'}, keyed), {cnpj: '11222333000181', id: '11222333000181'});
    assert.deepEqual(byId('11222333000181', keyed), {cnpj: '11222333000181'});
    const plain = {caminho: 'premios'};
    assert.deepEqual(withId({id: 7}, plain), {id: 7});
    assert.deepEqual(byId('7', plain), {id: [7]});
  });

  it('writes the fields that the API declares, and the file', () => {
    assert.deepEqual(writable({caminho: 'lojas', entity: 'Loja'}), ['nomeLoja']);
    assert.deepEqual(writable({caminho: 'banners', entity: 'Banner', file: 'arquivo'}).slice(-2), ['ativo', 'arquivo']);
    assert.deepEqual(writable({caminho: 'premios', gravaveis: ['nome']}), ['nome']);
    assert.deepEqual(writable({caminho: 'resgates'}), []);
  });
});
