import assert from 'node:assert/strict';
import fc from 'fast-check';
import {completeCpf, isValidCpf, formatCpf, maskCpf} from './cpf.js';

const base = fc.stringMatching(/^\d{9}$/).filter(b => !/^(\d)\1*$/.test(b));

describe('cpf', () => {
  for (const cpf of ['111.444.777-35', '52998224725', '153.509.460-56', '390.533.447-05', '12345678909'])
    it(`accepts ${cpf}`, () => assert.ok(isValidCpf(cpf)));

  for (const cpf of ['', '1234567890', '11111111111', '00000000000', '39053344706', '390533447055', 'abc'])
    it(`refuses ${cpf || 'nothing'}`, () => assert.ok(!isValidCpf(cpf)));

  it('accepts what it completes, and nothing with another check digit', () => {
    fc.assert(
      fc.property(base, fc.constantFrom(9, 10), fc.integer({min: 1, max: 9}), (b, position, step) => {
        const cpf = completeCpf(b);
        const swapped = (Number(cpf[position]) + step) % 10;
        assert.ok(isValidCpf(formatCpf(cpf)));
        assert.ok(!isValidCpf(cpf.slice(0, position) + swapped + cpf.slice(position + 1)));
      }),
    );
  });

  it('completes nine digits only', () => assert.throws(() => completeCpf('12345678'), RangeError));

  it('formats, also while being typed', () => {
    assert.equal(formatCpf('39053344705'), '390.533.447-05');
    assert.equal(formatCpf('3905'), '390.5');
  });

  it('shows the first three and the last two digits', () => {
    assert.equal(maskCpf('390.533.447-05'), '390.***.***-05');
    assert.equal(maskCpf('3905'), '***.***.***-**');
  });
});
