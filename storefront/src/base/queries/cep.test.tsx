import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {mayMoveFocus, onlyFilled} from './cep';

describe('the answer to a postal code', () => {
  it('leaves what it has not as it was typed', () => {
    const answer = {endRua: '', endBairro: '', endCidade: 'Holambra', endEstado: 'SP'};
    assert.deepEqual(onlyFilled(answer), {endCidade: 'Holambra', endEstado: 'SP'});
  });

  const drawn = () => {
    render(
      <form aria-label="Endereço">
        <input name="nome" aria-label="Nome" />
        <input name="cep" aria-label="CEP" />
        <input name="rua" aria-label="Rua" />
      </form>,
    );
    return screen.getByRole<HTMLFormElement>('form');
  };

  for (const [where, expected] of [
    ['Rua', true],
    ['Nome', false],
  ] as const)
    it(`${expected ? 'leads on' : 'takes nobody away'} from ${where}`, () => {
      const form = drawn();
      screen.getByLabelText(where).focus();
      assert.equal(mayMoveFocus(form, ['rua']), expected);
    });

  it('leads on who stands nowhere, as after a tap beside the fields', () => {
    const form = drawn();
    screen.getByLabelText('Nome').focus();
    screen.getByLabelText('Nome').blur();
    assert.equal(mayMoveFocus(form, ['rua']), true);
  });
});
