import assert from 'node:assert/strict';
import {categoryOf, cssPaint} from './categories';

const SOLD = [
  'Ferramentas',
  'Elétricas',
  'Roupas',
  'Recarga',
  'Cartão',
  'Lixas',
  'Calçados',
  'Proteção',
  'Kits',
  'Combos',
  'Casa e lazer',
];

describe('the paint of a category', () => {
  it('is its own: no two that are sold share one', () => {
    const paints = SOLD.map(tag => cssPaint(categoryOf(tag)));
    assert.equal(new Set(paints).size, SOLD.length);
  });

  it('goes by the name, however it is written', () => {
    assert.deepEqual(categoryOf('CALCADOS'), categoryOf('calçados'));
    assert.equal(categoryOf('Crédito').drawing, 'card');
  });

  it('is mixed for a name that nobody foresaw, always the same', () => {
    assert.match(cssPaint(categoryOf('Jardim')), /^color-mix/);
    assert.deepEqual(categoryOf('Jardim'), categoryOf('jardim'));
  });
});
