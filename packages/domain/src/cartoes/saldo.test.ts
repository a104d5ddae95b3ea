import assert from 'node:assert/strict';
import {readSaldoLine} from './saldo.js';

const NUMERO = '6062 8200 0000 1234';

describe('saldo do cartão', () => {
  it('reads what the operator says of a card', () => {
    assert.deepEqual(readSaldoLine({numero: NUMERO, saldo: '1234.5'}), {
      line: {numero: '6062820000001234', saldo: '1234.5', cpf: '', codigoBarras: ''},
    });
    assert.deepEqual(
      readSaldoLine({numero: NUMERO, saldo: '0', cpf: '529.982.247-25', codigoBarras: ' P-1 ', situacao: 'BLOQUEADO'}),
      {line: {numero: '6062820000001234', saldo: '0', cpf: '52998224725', codigoBarras: 'P-1', bloqueado: true}},
    );
  });

  it('gives a CPF back the zeros that a spreadsheet took', () => {
    const read = readSaldoLine({numero: NUMERO, saldo: '1', cpf: '191', situacao: 'Ativo'});
    assert.deepEqual('line' in read && [read.line.cpf, read.line.bloqueado], ['00000000191', false]);
  });

  it('says by field what is wrong', () => {
    assert.deepEqual(
      readSaldoLine({numero: '', saldo: '-1', cpf: '1', codigoBarras: 'x'.repeat(61), situacao: 'talvez'}),
      {
        errors: {
          numero: 'Informe o número do cartão',
          saldo: 'Informe um saldo de R$ 0,00 a R$ 999.999,99',
          cpf: 'CPF inválido',
          codigoBarras: 'O proxy tem até 60 caracteres',
          situacao: 'A situação é Ativo ou Bloqueado',
        },
      },
    );
    for (const saldo of ['', 'x', '1000000', '1.234', '1,5'])
      assert.ok('errors' in readSaldoLine({numero: NUMERO, saldo}), saldo);
  });
});
