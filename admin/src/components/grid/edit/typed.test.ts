import assert from 'node:assert/strict';
import {asTyped, parseNumber, readText} from './typed.ts';

const AMOUNT = {entity: 'Produto', field: 'valorUnitario'} as const;
const POINTS = {entity: 'Produto', field: 'valorPontos'} as const;
const NAME = {entity: 'Produto', field: 'nome'} as const;

describe('what is typed into a cell', () => {
  it('is read by its kind', () => {
    assert.deepEqual(parseNumber('money', AMOUNT, '1.412,90'), {value: 1412.9});
    assert.deepEqual(parseNumber('points', POINTS, ' 820 '), {value: 820});
    assert.deepEqual(parseNumber('points', POINTS, '1.500'), {value: 1500});
    assert.deepEqual(readText(NAME, ' Tinta '), {value: 'Tinta'});
  });

  it('gets the errors, in the words of the form', () => {
    assert.deepEqual(parseNumber('money', AMOUNT, 'doze'), {error: 'Informe um valor válido'});
    assert.deepEqual(parseNumber('points', POINTS, '1,5'), {error: 'Informe um número inteiro'});
    assert('error' in parseNumber('points', POINTS, '1.50'));
    const nothing = parseNumber('points', POINTS, ' ');
    assert('error' in nothing && nothing.error.length > 0);
    assert.deepEqual(readText(NAME, 'x'.repeat(201)), {error: 'Use no máximo 200 caracteres'});
  });

  it('begins as it is written in a form', () => {
    assert.deepEqual(
      [asTyped('money', 1412.9), asTyped('points', 820), asTyped('text', 'Tinta'), asTyped('money', null)],
      ['1412,90', '820', 'Tinta', ''],
    );
  });
});
