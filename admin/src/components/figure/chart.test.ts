import assert from 'node:assert/strict';
import {chartHeight, truncatedName, shortValue, formattedValue} from './chart.ts';

describe('the numbers of a chart', () => {
  it('are written as in Brazil', () => {
    assert.equal(formattedValue({label: 'Pontos', kind: 'number'}, 12480), '12.480');
    assert.match(formattedValue({label: 'Vendido', kind: 'money'}, 1412.9), /^R\$\s1\.412,90$/);
    assert.match(shortValue(12_400), /^12,4\smil$/);
  });

  it('have names that fit beside their bars', () => {
    assert.equal(truncatedName('Casa das Tintas São Jorge', 10), 'Casa das…');
    assert.equal(truncatedName('Loja', 10), 'Loja');
  });

  it('take room by their rows', () => {
    assert(chartHeight(10, 1) > chartHeight(4, 1));
    assert(chartHeight(4, 2) > chartHeight(4, 1));
  });
});
