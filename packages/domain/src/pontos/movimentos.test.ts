import assert from 'node:assert/strict';
import {MOVIMENTO_FILTERS, MOVIMENTO_GROUPS, MOVIMENTO_TYPES} from './movimentos.js';

describe('movimentos', () => {
  it('puts a kind into one group at most, but all entries into the statement', () => {
    const {extrato, ...groups} = MOVIMENTO_GROUPS;
    const grouped: string[] = Object.values(groups).flat();
    assert.equal(new Set(grouped).size, grouped.length);
    for (const tipo of grouped)
      assert.ok(
        MOVIMENTO_TYPES.some(known => known === tipo),
        tipo,
      );
    assert.equal(extrato.length, MOVIMENTO_TYPES.length - 1);
    for (const group of Object.keys(MOVIMENTO_GROUPS)) assert.ok(MOVIMENTO_FILTERS.some(known => known === group));
  });
});
