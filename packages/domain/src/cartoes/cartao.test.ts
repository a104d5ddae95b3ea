import assert from 'node:assert/strict';
import {
  BLOCK,
  UNBLOCK,
  cartaoName,
  cartaoStage,
  changeRefusal,
  formatCartaoNumber,
  isSameCartao,
  numberRefusal,
} from './cartao.js';

const NUMERO = '6062820000001234';
const CARTAO = {
  numero: '**** **** **** 1234',
  bloqueado: false,
  emBloqueio: false,
  emDesbloqueio: false,
  entregue: true,
};

describe('cartão', () => {
  it('is nowhere, asked for, on its way or in hand', () => {
    assert.equal(cartaoStage(null), 'nenhum');
    assert.equal(cartaoStage({...CARTAO, numero: null, entregue: false}), 'pedido');
    assert.equal(cartaoStage({...CARTAO, entregue: false}), 'aCaminho');
    assert.equal(cartaoStage(CARTAO), 'entregue');
  });

  it('takes one change at a time, and only one that changes something', () => {
    assert.equal(changeRefusal(CARTAO, BLOCK), undefined);
    assert.match(changeRefusal(CARTAO, UNBLOCK) ?? '', /já está desbloqueado/);
    const blocked = {...CARTAO, bloqueado: true};
    assert.equal(changeRefusal(blocked, UNBLOCK), undefined);
    assert.match(changeRefusal(blocked, BLOCK) ?? '', /já está bloqueado/);
    for (const change of [BLOCK, UNBLOCK] as const) {
      assert.match(changeRefusal({...blocked, emDesbloqueio: true}, change) ?? '', /desbloqueio .* em andamento/);
      assert.match(changeRefusal({...CARTAO, emBloqueio: true}, change) ?? '', /bloqueio .* em andamento/);
    }
  });

  it('is unblocked by its whole number, and blocked by its last digits too', () => {
    assert.equal(numberRefusal('', UNBLOCK), 'Informe o número do cartão');
    assert.equal(numberRefusal('6062 8200 0000 1234', UNBLOCK), undefined);
    assert.match(numberRefusal('1234', UNBLOCK) ?? '', /de 12 a 19 dígitos/);
    assert.equal(numberRefusal('1234', BLOCK), undefined);
    assert.match(numberRefusal('123', BLOCK) ?? '', /4 últimos dígitos/);
    assert.equal(isSameCartao('6062 8200 0000 1234', NUMERO), true);
    assert.equal(isSameCartao('1234', NUMERO), true);
    assert.equal(isSameCartao('**** **** **** 1234', NUMERO), true);
    assert.equal(isSameCartao('6062 8200 0000 1235', NUMERO), false);
    assert.equal(isSameCartao('', NUMERO), false);
  });

  it('is written in fours', () => {
    assert.equal(formatCartaoNumber(NUMERO), '6062 8200 0000 1234');
    assert.equal(formatCartaoNumber('606282000000123'), '6062 8200 0000 123');
  });

  it('finds the name among a credit’s options, sent whole or bare', () => {
    assert.equal(cartaoName({nomeCompleto: ' Maria da Silva '}), 'Maria da Silva');
    assert.equal(cartaoName('Maria da Silva'), 'Maria da Silva');
    for (const nothing of [undefined, null, {}, {nomeCompleto: {}}, []]) assert.equal(cartaoName(nothing), '');
  });
});
