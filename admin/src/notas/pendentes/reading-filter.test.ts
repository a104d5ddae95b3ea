import assert from 'node:assert/strict';
import {FILTROS_LEITURA, filtroEmVigor} from './reading-filter.ts';

describe('the filter by reading', () => {
  it('finds itself again in the address', () => {
    for (const {nome, filtro} of FILTROS_LEITURA) assert.equal(filtroEmVigor({q: 'ana', ...filtro}), nome);
  });

  it('is none where nothing is asked for, or something that it does not offer', () => {
    assert.equal(filtroEmVigor({q: 'ana'}), '');
    assert.equal(filtroEmVigor({certa: 0}), '');
  });
});
