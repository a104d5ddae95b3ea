import assert from 'node:assert/strict';
import {CAMPOS_PINTOR, COMO_FICOU_SABENDO_CADASTRO, NOMES_CAMPOS_PINTOR, OBRIGATORIOS_CADASTRO} from './campos.js';

describe('campos do pintor', () => {
  it('leaves optional what the programme does not need to know', () => {
    const opcionais = NOMES_CAMPOS_PINTOR.filter(campo => !OBRIGATORIOS_CADASTRO.includes(campo));
    for (const campo of ['endComplemento', 'telefone', 'lojaPreferida', 'indicacaoVendedor', 'sexo', 'indicacao'])
      assert.ok((opcionais as string[]).includes(campo), campo);
  });

  it('calls no two fields alike', () => {
    const rotulos = Object.values(CAMPOS_PINTOR).map(campo => campo.rotulo);
    assert.equal(new Set(rotulos).size, rotulos.length);
  });

  it('offers Outros in the profile only', () => {
    assert.deepEqual(COMO_FICOU_SABENDO_CADASTRO, ['Instagram', 'Facebook', 'Radio', 'Google']);
  });
});
