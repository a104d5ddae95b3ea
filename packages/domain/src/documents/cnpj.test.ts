import assert from 'node:assert/strict';
import fc from 'fast-check';
import {isValidCnpj, completeCnpj, formatCnpj, normaliseCnpj, cnpjRoot} from './cnpj.js';

describe('cnpj', () => {
  for (const cnpj of ['11.222.333/0001-81', '00000000000191', '12.ABC.345/01DE-35', '12abc34501de35'])
    it(`accepts ${cnpj}`, () => assert.ok(isValidCnpj(cnpj)));

  for (const cnpj of ['', '11222333000182', '00000000000000', '1122233300018', '12ABC34501DE3A', '12ABC34501DE36'])
    it(`refuses ${cnpj || 'nothing'}`, () => assert.ok(!isValidCnpj(cnpj)));

  it('accepts whatever it completes, punctuated and in lower case too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), base => {
        fc.pre(!/^(.)\1*$/.test(base));
        assert.ok(isValidCnpj(formatCnpj(completeCnpj(base)).toLowerCase()));
      }),
    );
  });

  it('completes twelve characters only', () => assert.throws(() => completeCnpj('123'), RangeError));

  it('normalizes, formats and finds the root', () => {
    assert.equal(normaliseCnpj('12.abc.345/01de-35'), '12ABC34501DE35');
    assert.equal(formatCnpj('11222333000181'), '11.222.333/0001-81');
    assert.equal(formatCnpj('112223'), '11.222.3');
    assert.equal(cnpjRoot('11.222.333/0001-81'), '11222333');
  });
});
