import assert from 'node:assert/strict';
import {withFound, withTyped, withReading, type FormValues} from './values.ts';
import {CNPJ, readLine, readNota, emptyVenda} from '../reading/example.ts';

const empty: FormValues = {venda: emptyVenda, touched: new Set()};

describe('the form and the readings of its receipt', () => {
  it('takes what arrives late, but not into what a person has typed meanwhile', () => {
    const {venda} = withReading(withTyped(empty, {identificador: '5'}), readNota());
    assert.deepEqual([venda.identificador, venda.tipoFiscal, venda.itens.length], ['5', 'C', 2]);
  });

  it('keeps what the look-up of the reseller has found', () => {
    const found = withFound(withReading(empty, readNota()), {nomeLoja: 'Do cadastro'});
    assert.equal(withReading(found, readNota({loja: 'DA NOTA'}), CNPJ).venda.nomeLoja, 'Do cadastro');
    assert.equal(withReading(found, readNota({loja: 'DA NOTA'})).venda.nomeLoja, 'DA NOTA');
  });

  it('keeps decisions about lines while it is read once more, and finds their lines again', () => {
    const read = withReading(empty, readNota({itens: [readLine({nome: 'CIMENTO', produto: null}), readLine()]}));
    const decided = withTyped(read, {ignoradas: [0], itens: read.venda.itens});
    const rereading = withReading(decided, readNota({estado: 'em_leitura', itens: []}));
    assert.equal(rereading.reading?.itens.length, 2);
    const rereadForm = withReading(
      rereading,
      readNota({itens: [readLine(), readLine({nome: 'CIMENTO', produto: null})]}),
    );
    assert.deepEqual(rereadForm.venda.ignoradas, [1]);
    assert.deepEqual(
      rereadForm.venda.itens.map(({lida}) => lida),
      [0],
    );
  });
});
