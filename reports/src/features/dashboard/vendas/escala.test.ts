import assert from 'node:assert/strict';
import fc from 'fast-check';
import {marcasDoEixo, pincelada, rotulosDoEixo} from './escala.ts';

describe('the axis of the chart', () => {
  it('marks round steps up to the largest value', () => {
    assert.deepEqual(marcasDoEixo(0, 4, false), [0, 1]);
    assert.deepEqual(marcasDoEixo(43_210, 4, false), [0, 20_000, 40_000, 60_000]);
    assert.deepEqual(marcasDoEixo(100, 4, false), [0, 25, 50, 75, 100]);
  });

  it('has a step to stand on when nothing was sold', () => {
    assert.deepEqual(marcasDoEixo(0, 4, false).length, 2);
  });

  it('counts in whole numbers', () => {
    assert.deepEqual(marcasDoEixo(3, 4, true), [0, 1, 2, 3]);
  });

  it('always holds the largest value and starts at zero', () => {
    fc.assert(
      fc.property(fc.double({min: 0, max: 1e9, noNaN: true}), fc.boolean(), (maximo, inteiro) => {
        const marcas = marcasDoEixo(maximo, 4, inteiro);
        assert.equal(marcas[0], 0);
        assert.ok((marcas.at(-1) ?? 0) >= maximo);
        assert.ok(marcas.length <= 7);
      }),
    );
  });
});

describe('a bar as a roller leaves it', () => {
  it('stands on the base line', () => {
    assert.match(pincelada(10, 30, 50, 200, 3), /^M10 200V52.*V200Z$/);
  });

  it('is a plain line where there is no room for an edge', () => {
    assert.equal(pincelada(10, 30, 199, 200, 3), 'M10 200V199H40V200Z');
  });
});

describe('what is written below the axis', () => {
  const meses = ['2025-12', '2026-01', '2026-02'];

  it('is every month, and the year where it begins', () => {
    assert.deepEqual(rotulosDoEixo(meses, 50), [
      {mes: true, ano: true},
      {mes: true, ano: true},
      {mes: true, ano: false},
    ]);
  });

  it('is every second month, up to the last, and one year at a time where there is little room', () => {
    assert.deepEqual(rotulosDoEixo(meses, 18), [
      {mes: true, ano: false},
      {mes: false, ano: true},
      {mes: true, ano: false},
    ]);
  });
});
