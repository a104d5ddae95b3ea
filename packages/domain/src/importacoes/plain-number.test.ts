import assert from 'node:assert/strict';
import {cellText, decidedFlag, decimalOf, plainNumber} from './plain-number.js';

describe('numbers of a spreadsheet', () => {
  it('are read by their decimal sign', () => {
    for (const [text, plain] of [
      ['12', '12'],
      ['12,5', '12.5'],
      ['1.234,56', '1234.56'],
      ['1 234,56', '1234.56'],
      ['R$ 1.234,56', '1234.56'],
      [' R$\u00a01.234 ', '1234'],
      ['-3,00', '-3.00'],
      ['1.234.567', '1234567'],
    ] as const)
      assert.equal(plainNumber(text, ','), plain, text);
    for (const [text, plain] of [
      ['12.5', '12.5'],
      ['1,234.56', '1234.56'],
      ['1,234', '1234'],
    ] as const)
      assert.equal(plainNumber(text, '.'), plain, text);
  });

  it('stay as they came where they are none', () => {
    for (const text of ['', 'abc', '12.5', '1.23,4', '1,2,3', '12a', '1e5', '=1+1'])
      assert.equal(plainNumber(text, ','), text);
    for (const text of ['12,5', '1.2.3']) assert.equal(plainNumber(text, '.'), text);
  });

  it('tell their decimal sign together', () => {
    assert.equal(decimalOf(['10,50', '3', '7,1']), ',');
    assert.equal(decimalOf(['10.50', '3', '7.1']), '.');
    assert.equal(decimalOf(['1.234', '3']), ',');
    assert.equal(decimalOf([]), ',');
  });

  it('are written as they are read', () => {
    for (const decimal of [',', '.'] as const)
      for (const value of [0, 12, -3.5, 1234567.89])
        assert.equal(Number(plainNumber(cellText(value, decimal), decimal)), value);
    assert.deepEqual(
      [true, false, 'A1', null, undefined].map(value => cellText(value, ',')),
      ['Sim', 'Não', 'A1', '', ''],
    );
  });

  it('have flags beside them', () => {
    for (const text of ['Sim', ' s ', 'VERDADEIRO', 'Ativo', '1']) assert.equal(decidedFlag(text), '1');
    for (const text of ['não', 'NAO', 'n', 'Falso', 'inativo', '0']) assert.equal(decidedFlag(text), '0');
    assert.equal(decidedFlag('talvez'), 'talvez');
  });
});
