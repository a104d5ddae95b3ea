import assert from 'node:assert/strict';
import {PINTOR_FIELDS, COMO_FICOU_SABENDO_CADASTRO, PINTOR_FIELD_NAMES, CADASTRO_REQUIRED} from './fields.js';

describe('campos do pintor', () => {
  it('leaves optional what the programme does not need to know', () => {
    const optional = PINTOR_FIELD_NAMES.filter(field => !CADASTRO_REQUIRED.includes(field));
    for (const field of ['endComplemento', 'telefone', 'lojaPreferida', 'indicacaoVendedor', 'sexo', 'indicacao'])
      assert.ok((optional as string[]).includes(field), field);
  });

  it('calls no two fields alike', () => {
    const labels = Object.values(PINTOR_FIELDS).map(field => field.label);
    assert.equal(new Set(labels).size, labels.length);
  });

  it('offers Outros in the profile only', () => {
    assert.deepEqual(COMO_FICOU_SABENDO_CADASTRO, ['Instagram', 'Facebook', 'Radio', 'Google']);
  });
});
