import assert from 'node:assert/strict';
import {comAchado, comDigitado, comLeitura, type Formulario} from './values.ts';
import {CNPJ, linhaLida, notaLida, vendaVazia} from '../reading/example.ts';

const vazio: Formulario = {venda: vendaVazia, tocados: new Set()};

describe('the form and the readings of its receipt', () => {
  it('takes what arrives late, but not into what a person has typed meanwhile', () => {
    const {venda} = comLeitura(comDigitado(vazio, {identificador: '5'}), notaLida());
    assert.deepEqual([venda.identificador, venda.tipoFiscal, venda.itens.length], ['5', 'C', 2]);
  });

  it('keeps what the look-up of the reseller has found', () => {
    const achado = comAchado(comLeitura(vazio, notaLida()), {nomeLoja: 'Do cadastro'});
    assert.equal(comLeitura(achado, notaLida({loja: 'DA NOTA'}), CNPJ).venda.nomeLoja, 'Do cadastro');
    assert.equal(comLeitura(achado, notaLida({loja: 'DA NOTA'})).venda.nomeLoja, 'DA NOTA');
  });

  it('keeps decisions about lines while it is read once more, and finds their lines again', () => {
    const lido = comLeitura(vazio, notaLida({itens: [linhaLida({nome: 'CIMENTO', produto: null}), linhaLida()]}));
    const decidido = comDigitado(lido, {ignoradas: [0], itens: lido.venda.itens});
    const relendo = comLeitura(decidido, notaLida({estado: 'em_leitura', itens: []}));
    assert.equal(relendo.lida?.itens.length, 2);
    const relido = comLeitura(relendo, notaLida({itens: [linhaLida(), linhaLida({nome: 'CIMENTO', produto: null})]}));
    assert.deepEqual(relido.venda.ignoradas, [1]);
    assert.deepEqual(
      relido.venda.itens.map(({lida}) => lida),
      [0],
    );
  });
});
