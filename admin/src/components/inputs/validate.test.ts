import assert from 'node:assert/strict';
import {centsOf, integerOf, reaisAsTyped, reaisToSend} from './validate.ts';

describe('the checks of the forms', () => {
  it('reads amounts as they are typed', () => {
    assert.equal(centsOf('1.234,5'), 123450);
    assert.equal(centsOf(12.34), 1234);
    assert.equal(centsOf('-1'), undefined);
    assert.equal(centsOf('doze'), undefined);
  });

  it('sends a number, nothing for an empty field, and a mistake as it stands', () => {
    assert.equal(reaisToSend('12,50'), 12.5);
    assert.equal(reaisToSend(''), null);
    assert.equal(reaisToSend('doze'), 'doze');
  });

  it('writes an amount into its field', () => {
    assert.equal(reaisAsTyped(1234.5), '1234,50');
    assert.equal(reaisAsTyped(null), '');
  });

  it('reads whole numbers from the least one on', () => {
    assert.equal(integerOf('12'), 12);
    assert.equal(integerOf('1.500'), 1500);
    assert.equal(integerOf('1.5'), undefined);
    assert.equal(integerOf(0, 1), undefined);
    assert.equal(integerOf('1,5'), undefined);
  });
});
