import assert from 'node:assert/strict';
import {consistentCodes} from '../../join/consistent-codes';

const placed = (...codes: (string | undefined)[]) =>
  consistentCodes(codes.map(codigo => ({confianca: 0.8, ...(codigo ? {codigo} : {})}))).map(({codigo}) => codigo);

describe('codes of one shop', () => {
  it('put one another right where a letter and a figure look alike', () => {
    assert.deepEqual(placed('4O4658', '446602', '446784', '496709'), ['404658', '446602', '446784', '496709']);
    assert.deepEqual(placed('MTO791', 'AC4939', 'PX9714', 'ACB939'), ['MT0791', 'AC4939', 'PX9714', 'AC8939']);
    assert.deepEqual(placed('M70791', 'AC4939', 'PX9714'), ['M70791', 'AC4939', 'PX9714'], 'a 7 looks like no letter');
    assert.deepEqual(placed('A0-12', 'BF-34', 'CF-67'), ['AO-12', 'BF-34', 'CF-67']);
  });

  it('are left alone where too few of them are of that length, or where they differ among themselves', () => {
    assert.deepEqual(placed('OO1', '344'), ['OO1', '344']);
    assert.deepEqual(placed('OO12', '34667', '44667', undefined), ['OO12', '34667', '44667', undefined]);
    assert.deepEqual(placed('A4', 'C6', '3C', '4F', 'O7'), ['A4', 'C6', '3C', '4F', 'O7']);
    assert.deepEqual(placed('OOO1', 'SS12', 'BI5O'), ['OOO1', 'SS12', 'BI5O']);
  });
});
