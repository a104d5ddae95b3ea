import assert from 'node:assert/strict';
import {cotaUse, beyondCota, countFittingNotas, liberacaoError, qtdAfOf, saldoPontosOf} from './cota.js';

describe('cota da rede', () => {
  it('is what was released and sold less what was scored', () => {
    assert.equal(qtdAfOf({liberado: 5, qtdVendida: 10, qtdPontuada: 12}), 3);
    assert.equal(qtdAfOf({liberado: 0.1, qtdVendida: 0.2, qtdPontuada: 0.4}), -0.1);
    assert.equal(saldoPontosOf(-2.5, 33), -83);
    assert.equal(saldoPontosOf(3, 40), 120);
  });

  it('covers a quantity, part of it or nothing', () => {
    assert.equal(beyondCota(5, 5), 0);
    assert.equal(beyondCota(1.5, 2), 0.5);
    assert.equal(beyondCota(0, 2), 2);
    assert.equal(beyondCota(-7, 2), 2);
  });

  it('is released by a quantity that leaves no negative release', () => {
    assert.equal(liberacaoError(10, 0), undefined);
    assert.equal(liberacaoError(-3.5, 3.5), undefined);
    assert.equal(liberacaoError(0, 3), 'Informe a quantidade a liberar');
    for (const bad of [1_000_001, 0.0001, Number.NaN])
      assert.match(liberacaoError(bad, 0) ?? '', /até três casas/, String(bad));
    assert.equal(liberacaoError(-4, 3.5), 'Só o que foi liberado pode ser retirado: até 3,5');
  });
});

describe('the sales that wait for a quota', () => {
  it('fit one after another; one that is too large leaves room for the next', () => {
    assert.equal(countFittingNotas(7, [4, 4, 3, 1]), 2);
    assert.equal(countFittingNotas(0.3, [0.1, 0.2]), 2);
    assert.equal(countFittingNotas(-1, [1]), 0);
  });
});

describe('the use of a quota', () => {
  it('is over beyond what was sold and released, near from 95 % on', () => {
    const use = (qtdVendida: number, liberado: number, qtdPontuada: number) =>
      cotaUse({qtdVendida, liberado, qtdPontuada});
    assert.deepEqual(use(60, 40, 94), {share: 0.94, state: 'free'});
    assert.deepEqual(use(60, 40, 95), {share: 0.95, state: 'near'});
    assert.deepEqual(use(60, 40, 100), {share: 1, state: 'near'});
    assert.deepEqual(use(60, 40, 101), {share: 1.01, state: 'over'});
  });

  it('is none of nothing, and all of it once something was scored', () => {
    assert.deepEqual(cotaUse({qtdVendida: 0, liberado: 0, qtdPontuada: 0}), {share: 0, state: 'free'});
    assert.equal(cotaUse({qtdVendida: 0, liberado: 0, qtdPontuada: 1}).state, 'over');
  });
});
