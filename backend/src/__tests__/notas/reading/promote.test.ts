import assert from 'node:assert/strict';
import type {ProdutoMatch} from '@clube/domain';
import {isReadyToConfirm, promote} from '../../../modules/notas/reading/promote';
import {readDocument} from './support';

const produto = {codigo: '7001', nome: 'TINTA', valorPontos: 50, confianca: 0.98, via: 'revenda', certa: true} as const;
const MATCHED: ProdutoMatch = {produto, sugestoes: []};
const UNCERTAIN: ProdutoMatch = {produto: {...produto, certa: false}, sugestoes: []};
const OUTSIDE: ProdutoMatch = {produto: null, sugestoes: []};
const MAYBE: ProdutoMatch = {produto: null, sugestoes: [produto]};
const line = {nome: 'TINTA', confianca: 0.9, valoresCertos: true, certa: false, motivo: 'Confira o produto'};

describe('lines that were read from pixels', () => {
  it('are certain once a product answers to them, if their amounts were', () => {
    assert.deepEqual(promote(line, MATCHED), {nome: 'TINTA', confianca: 0.9, valoresCertos: true, certa: true});
    assert.equal(promote(line, UNCERTAIN), line);
    assert.equal(promote({...line, valoresCertos: false}, MATCHED).certa, false);
    assert.equal(promote(line, undefined), line);
  });

  it('make a receipt that only has to be confirmed', () => {
    const reading = readDocument({itens: [line]});
    assert.equal(isReadyToConfirm(reading, [MATCHED], true), true);
    for (const matched of [UNCERTAIN, OUTSIDE, MAYBE]) assert.equal(isReadyToConfirm(reading, [matched], true), false);
    const withoutTotal = {...reading, campos: {...reading.campos, total: undefined}};
    assert.equal(isReadyToConfirm(withoutTotal, [MATCHED], true), false);
  });

  it('need a product each, as people are asked for one', () => {
    for (const matched of [OUTSIDE, MAYBE]) assert.equal(isReadyToConfirm(readDocument(), [matched], true), false);
  });

  it('need a shop whose name nobody has to look at', () => {
    const reading = readDocument();
    const withoutLoja = {...reading, campos: {...reading.campos, loja: undefined}};
    assert.equal(isReadyToConfirm(reading, [MATCHED], false), true);
    assert.equal(isReadyToConfirm(withoutLoja, [MATCHED], false), false);
    assert.equal(isReadyToConfirm(withoutLoja, [MATCHED], true), true);
  });

  it('do not outweigh what is said loudly', () => {
    const notice = {tipo: 'cancelada', gravidade: 'erro', texto: 'Cancelada'} as const;
    assert.equal(isReadyToConfirm(readDocument({avisos: [notice]}), [MATCHED], true), false);
  });
});
