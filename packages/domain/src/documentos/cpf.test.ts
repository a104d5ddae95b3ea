import assert from 'node:assert/strict';
import fc from 'fast-check';
import {completarCpf, cpfValido, formatarCpf, mascararCpf} from './cpf.js';

const base = fc.stringMatching(/^\d{9}$/).filter(b => !/^(\d)\1*$/.test(b));

describe('cpf', () => {
  for (const cpf of ['111.444.777-35', '52998224725', '153.509.460-56', '390.533.447-05', '12345678909'])
    it(`accepts ${cpf}`, () => assert.ok(cpfValido(cpf)));

  for (const cpf of ['', '1234567890', '11111111111', '00000000000', '39053344706', '390533447055', 'abc'])
    it(`refuses ${cpf || 'nothing'}`, () => assert.ok(!cpfValido(cpf)));

  it('accepts what it completes, and nothing with another check digit', () => {
    fc.assert(
      fc.property(base, fc.constantFrom(9, 10), fc.integer({min: 1, max: 9}), (b, posicao, passo) => {
        const cpf = completarCpf(b);
        const trocado = (Number(cpf[posicao]) + passo) % 10;
        assert.ok(cpfValido(formatarCpf(cpf)));
        assert.ok(!cpfValido(cpf.slice(0, posicao) + trocado + cpf.slice(posicao + 1)));
      }),
    );
  });

  it('completes nine digits only', () => assert.throws(() => completarCpf('12345678'), RangeError));

  it('formats, also while being typed', () => {
    assert.equal(formatarCpf('39053344705'), '390.533.447-05');
    assert.equal(formatarCpf('3905'), '390.5');
  });

  it('shows the first three and the last two digits', () => {
    assert.equal(mascararCpf('390.533.447-05'), '390.***.***-05');
    assert.equal(mascararCpf('3905'), '***.***.***-**');
  });
});
