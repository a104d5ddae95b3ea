import assert from 'node:assert/strict';
import {emFormulario, gravavel, mudancas} from './mudancas.ts';

const CAMPOS = ['nome', 'custo', 'tags', 'foto'];

describe('mudancas', () => {
  it('keeps the writable fields that differ, and no others', () => {
    const antes = {id: 1, nome: 'Rolo', custo: 10, tags: 'a,b', pontosWeb: 1000};
    assert.deepEqual(mudancas(antes, {...antes, nome: 'Rolo 23 cm', pontosWeb: 7}, CAMPOS), {nome: 'Rolo 23 cm'});
  });

  it('takes a number and the text it was typed as for the same value', () => {
    assert.deepEqual(mudancas({custo: 10}, {custo: '10'}, CAMPOS), {});
  });

  it('sends an emptied field, and leaves an empty one that stays empty', () => {
    assert.deepEqual(mudancas({nome: 'x', tags: null}, {nome: '', tags: ''}, CAMPOS), {nome: ''});
  });

  it('leaves out what only goes along with a field that did not change', () => {
    const gravaveis = ['quantidade', 'motivo'];
    const acompanha = {motivo: 'quantidade'};
    assert.deepEqual(mudancas({quantidade: 9}, {quantidade: 9, motivo: 'contagem'}, gravaveis, acompanha), {});
    assert.deepEqual(mudancas({quantidade: 7}, {quantidade: 9, motivo: 'contagem'}, gravaveis, acompanha), {
      quantidade: 9,
      motivo: 'contagem',
    });
  });

  it('always sends a chosen file', () => {
    const foto = new Blob(['x']);
    assert.deepEqual(Object.keys(mudancas({}, {foto}, CAMPOS)), ['foto']);
  });
});

describe('gravavel', () => {
  it('leaves out what may not be written and what was never filled in', () => {
    assert.deepEqual(gravavel({id: 9, nome: 'Pincel', tags: undefined}, CAMPOS), {nome: 'Pincel'});
  });
});

describe('emFormulario', () => {
  it('writes values as text, files as files, and nothing for what is absent', () => {
    const formulario = emFormulario({
      nome: 'Rolo',
      custo: 12.5,
      custoReal: null,
      tipo: undefined,
      foto: new Blob(['x']),
    });
    assert.deepEqual([...formulario.keys()], ['nome', 'custo', 'custoReal', 'foto']);
    assert.equal(formulario.get('custo'), '12.5');
    assert.equal(formulario.get('custoReal'), '');
    assert.ok(formulario.get('foto') instanceof Blob);
  });
});
