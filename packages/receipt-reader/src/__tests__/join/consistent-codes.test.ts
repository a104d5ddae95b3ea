import assert from 'node:assert/strict';
import {codigosCoerentes} from '../../join/consistent-codes';

const postos = (...codigos: (string | undefined)[]) =>
  codigosCoerentes(codigos.map(codigo => ({confianca: 0.8, ...(codigo ? {codigo} : {})}))).map(({codigo}) => codigo);

describe('codes of one shop', () => {
  it('put one another right where a letter and a figure look alike', () => {
    assert.deepEqual(postos('4O4658', '446602', '446784', '496709'), ['404658', '446602', '446784', '496709']);
    assert.deepEqual(postos('MTO791', 'AC4939', 'PX9714', 'ACB939'), ['MT0791', 'AC4939', 'PX9714', 'AC8939']);
    assert.deepEqual(postos('M70791', 'AC4939', 'PX9714'), ['M70791', 'AC4939', 'PX9714'], 'a 7 looks like no letter');
    assert.deepEqual(postos('A0-12', 'BF-34', 'CF-67'), ['AO-12', 'BF-34', 'CF-67']);
  });

  it('are left alone where too few of them are of that length, or where they differ among themselves', () => {
    assert.deepEqual(postos('OO1', '344'), ['OO1', '344']);
    assert.deepEqual(postos('OO12', '34667', '44667', undefined), ['OO12', '34667', '44667', undefined]);
    assert.deepEqual(postos('A4', 'C6', '3C', '4F', 'O7'), ['A4', 'C6', '3C', '4F', 'O7']);
    assert.deepEqual(postos('OOO1', 'SS12', 'BI5O'), ['OOO1', 'SS12', 'BI5O']);
  });
});
