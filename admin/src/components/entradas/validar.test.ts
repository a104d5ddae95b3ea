import assert from 'node:assert/strict';
import {centavosDe, inteiroDe, reaisDigitados, reaisEnviados} from './validar.ts';

describe('the checks of the forms', () => {
  it('reads amounts as they are typed', () => {
    assert.equal(centavosDe('1.234,5'), 123450);
    assert.equal(centavosDe(12.34), 1234);
    assert.equal(centavosDe('-1'), undefined);
    assert.equal(centavosDe('doze'), undefined);
  });

  it('sends a number, nothing for an empty field, and a mistake as it stands', () => {
    assert.equal(reaisEnviados('12,50'), 12.5);
    assert.equal(reaisEnviados(''), null);
    assert.equal(reaisEnviados('doze'), 'doze');
  });

  it('writes an amount into its field', () => {
    assert.equal(reaisDigitados(1234.5), '1234,50');
    assert.equal(reaisDigitados(null), '');
  });

  it('reads whole numbers from the least one on', () => {
    assert.equal(inteiroDe('12'), 12);
    assert.equal(inteiroDe(0, 1), undefined);
    assert.equal(inteiroDe('1,5'), undefined);
  });
});
