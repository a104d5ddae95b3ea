import assert from 'node:assert/strict';
import type {EditedVenda} from '../venda.ts';
import {CNPJ, readLine, readNota, emptyVenda} from './example.ts';
import {fill} from './fill.ts';

const touched = (...fields: (keyof EditedVenda)[]) => new Set(fields);

describe('preencher', () => {
  it('fills the form with what was read, as the form holds it', () => {
    const {cnpjLoja, nomeLoja, estadoLoja, cidadeLoja, tipoFiscal, identificador, realizadoEm, itens} = fill(
      emptyVenda,
      readNota(),
      touched(),
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
    const filled = fill({...emptyVenda, identificador: '5'}, readNota(), touched('identificador'));
    assert.equal(filled.identificador, '5');
    assert.equal(filled.tipoFiscal, 'C');
  });

  it('adds no line by itself once a person has begun with the items', () => {
    assert.deepEqual(fill(emptyVenda, readNota(), touched('itens')).itens, []);
  });

  it('leaves what the registered reseller has filled in, while it is the same reseller', () => {
    const before = {...emptyVenda, nomeLoja: 'Tintas do cadastro'};
    assert.equal(fill(before, readNota(), touched(), CNPJ).nomeLoja, 'Tintas do cadastro');
    assert.equal(fill(before, readNota(), touched(), '99999999000191').nomeLoja, 'Casa das Tintas');
  });

  it('takes a value back that a second reading no longer finds', () => {
    const filled = fill({...emptyVenda, identificador: '919949'}, readNota({numero: null}), touched());
    assert.equal(filled.identificador, '');
  });

  it('does nothing while there is no reading', () => {
    for (const estado of ['em_leitura', 'nao_lida'] as const)
      assert.equal(fill(emptyVenda, readNota({estado}), touched()), emptyVenda);
  });

  it('takes over lines with a product and whole amounts only', () => {
    const itens = [readLine({produto: null}), readLine({qtde: null}), readLine()];
    assert.deepEqual(
      fill(emptyVenda, readNota({itens}), touched()).itens.map(({lida}) => lida),
      [2],
    );
  });
});
