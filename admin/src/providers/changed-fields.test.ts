import assert from 'node:assert/strict';
import {toFormData, onlyWritable, changedFields} from './changed-fields.ts';

const FIELDS = ['nome', 'custo', 'tags', 'foto'];

describe('mudancas', () => {
  it('keeps the writable fields that differ, and no others', () => {
    const before = {id: 1, nome: 'Rolo', custo: 10, tags: 'a,b', pontosWeb: 1000};
    assert.deepEqual(changedFields(before, {...before, nome: 'Rolo 23 cm', pontosWeb: 7}, FIELDS), {
      nome: 'Rolo 23 cm',
    });
  });

  it('takes a number and the text it was typed as for the same value', () => {
    assert.deepEqual(changedFields({custo: 10}, {custo: '10'}, FIELDS), {});
  });

  it('sends an emptied field, and leaves an empty one that stays empty', () => {
    assert.deepEqual(changedFields({nome: 'x', tags: null}, {nome: '', tags: ''}, FIELDS), {nome: ''});
  });

  it('leaves out what only goes along with a field that did not change', () => {
    const writable = ['quantidade', 'motivo'];
    const goesWith = {motivo: 'quantidade'};
    assert.deepEqual(changedFields({quantidade: 9}, {quantidade: 9, motivo: 'contagem'}, writable, goesWith), {});
    assert.deepEqual(changedFields({quantidade: 7}, {quantidade: 9, motivo: 'contagem'}, writable, goesWith), {
      quantidade: 9,
      motivo: 'contagem',
    });
  });

  it('always sends a chosen file', () => {
    const foto = new Blob(['x']);
    assert.deepEqual(Object.keys(changedFields({}, {foto}, FIELDS)), ['foto']);
  });
});

describe('gravavel', () => {
  it('leaves out what may not be written and what was never filled in', () => {
    assert.deepEqual(onlyWritable({id: 9, nome: 'Pincel', tags: undefined}, FIELDS), {nome: 'Pincel'});
  });
});

describe('emFormulario', () => {
  it('writes values as text, files as files, and nothing for what is absent', () => {
    const form = toFormData({
      nome: 'Rolo',
      custo: 12.5,
      custoReal: null,
      tipo: undefined,
      foto: new Blob(['x']),
    });
    assert.deepEqual([...form.keys()], ['nome', 'custo', 'custoReal', 'foto']);
    assert.equal(form.get('custo'), '12.5');
    assert.equal(form.get('custoReal'), '');
    assert.ok(form.get('foto') instanceof Blob);
  });
});
