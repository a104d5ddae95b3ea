import assert from 'node:assert/strict';
import type {VendaEmEdicao} from '../venda.ts';
import {CNPJ, linhaLida, notaLida, vendaVazia} from './example.ts';
import {preencher} from './fill.ts';

const tocados = (...campos: (keyof VendaEmEdicao)[]) => new Set(campos);

describe('preencher', () => {
  it('fills the form with what was read, as the form holds it', () => {
    const {cnpjLoja, nomeLoja, estadoLoja, cidadeLoja, tipoFiscal, identificador, realizadoEm, itens} = preencher(
      vendaVazia,
      notaLida(),
      tocados(),
    );
    assert.deepEqual(
      {cnpjLoja, nomeLoja, estadoLoja, cidadeLoja, tipoFiscal, identificador, realizadoEm},
      {
        cnpjLoja: CNPJ,
        nomeLoja: 'Casa das Tintas',
        estadoLoja: 'SP',
        cidadeLoja: 'Santos',
        tipoFiscal: 'C',
        identificador: '919949',
        realizadoEm: '18112026',
      },
    );
    assert.deepEqual(
      itens.map(({codigo, qtde, valorUnitario, lida}) => ({codigo, qtde, valorUnitario, lida})),
      [0, 1].map(lida => ({codigo: '203243', qtde: 2, valorUnitario: 41290, lida})),
    );
  });

  it('leaves alone what a person has touched', () => {
    const feita = preencher({...vendaVazia, identificador: '5'}, notaLida(), tocados('identificador'));
    assert.equal(feita.identificador, '5');
    assert.equal(feita.tipoFiscal, 'C');
  });

  it('adds no line by itself once a person has begun with the items', () => {
    assert.deepEqual(preencher(vendaVazia, notaLida(), tocados('itens')).itens, []);
  });

  it('leaves what the registered reseller has filled in, while it is the same reseller', () => {
    const antes = {...vendaVazia, nomeLoja: 'Tintas do cadastro'};
    assert.equal(preencher(antes, notaLida(), tocados(), CNPJ).nomeLoja, 'Tintas do cadastro');
    assert.equal(preencher(antes, notaLida(), tocados(), '99999999000191').nomeLoja, 'Casa das Tintas');
  });

  it('takes a value back that a second reading no longer finds', () => {
    const feita = preencher({...vendaVazia, identificador: '919949'}, notaLida({numero: null}), tocados());
    assert.equal(feita.identificador, '');
  });

  it('does nothing while there is no reading', () => {
    for (const estado of ['em_leitura', 'nao_lida'] as const)
      assert.equal(preencher(vendaVazia, notaLida({estado}), tocados()), vendaVazia);
  });

  it('takes over lines with a product and whole amounts only', () => {
    const itens = [linhaLida({produto: null}), linhaLida({qtde: null}), linhaLida()];
    assert.deepEqual(
      preencher(vendaVazia, notaLida({itens}), tocados()).itens.map(({lida}) => lida),
      [2],
    );
  });
});
