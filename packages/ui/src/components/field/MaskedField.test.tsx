import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {MaskedField} from './MaskedField';
import type {MaskKind} from './masks';

/** Renders the field in a form; `bare` returns the form's current value, which has no punctuation. */
function drawn(kind: MaskKind, start = '') {
  let bare = start;
  function Form() {
    const [value, setValue] = useState(start);
    bare = value;
    return <MaskedField label="Campo" kind={kind} value={value} onValueChange={setValue} />;
  }
  render(<Form />);
  return {field: screen.getByLabelText<HTMLInputElement>('Campo'), bare: () => bare};
}

describe('MaskedField', () => {
  it('writes the punctuation and hands out the digits', async () => {
    const {field, bare} = drawn('cpf');
    await userEvent.type(field, '529a982247259');
    assert.equal(field.value, '529.982.247-25');
    assert.equal(bare(), '52998224725');
  });

  for (const pasted of ['11.222.333/0001-81', '11222333000181']) {
    it(`takes the paste ${pasted}`, async () => {
      const {field, bare} = drawn('cnpj');
      await userEvent.click(field);
      await userEvent.paste(pasted);
      assert.equal(field.value, '11.222.333/0001-81');
      assert.equal(bare(), '11222333000181');
    });
  }

  it('keeps the caret where the next character belongs', async () => {
    const {field, bare} = drawn('cep', '7000000');
    await userEvent.type(field, '1', {initialSelectionStart: 1, initialSelectionEnd: 1});
    assert.equal(field.value, '71000-000');
    assert.equal(field.selectionStart, 2);
    await userEvent.keyboard('{Backspace}');
    assert.equal(bare(), '7000000');
    assert.equal(field.selectionStart, 1);
  });

  it('ties what is wrong to the field', () => {
    render(<MaskedField label="CPF" kind="cpf" value="" onValueChange={() => undefined} error="CPF obrigatório" />);
    const field = screen.getByLabelText('CPF');
    assert.equal(field.getAttribute('aria-invalid'), 'true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    assert.equal(described?.textContent, 'CPF obrigatório');
  });
});
