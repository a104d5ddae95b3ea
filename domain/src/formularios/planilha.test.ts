import assert from 'node:assert/strict';
import {neutralizarFormula} from './planilha.js';

describe('planilha', () => {
  it('keeps what a spreadsheet would run from being run', () => {
    for (const texto of ['=1+1', '+SOMA(A1)', '-2+3', '@a', '\t=1', '\r=1'])
      assert.equal(neutralizarFormula(texto), `'${texto}`);
    for (const texto of ['-12', '-12,5', '-0.5', 'a=1', '', '1-2']) assert.equal(neutralizarFormula(texto), texto);
  });
});
