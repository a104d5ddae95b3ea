import assert from 'node:assert/strict';
import {optionFields, GRITS, TROUSER_SIZES, SHOE_SIZES} from './option-fields.js';

const names = (tipo: string, codigo: string | number = 1, hasCartao = false) =>
  optionFields({tipo, codigo}, hasCartao).map(c => c.field);

describe('campos da opção', () => {
  it('runs the sizes from end to end', () => {
    assert.deepEqual(TROUSER_SIZES, ['36', '38', '40', '42', '44', '46', '48', '50', '52']);
    assert.deepEqual(SHOE_SIZES, ['37', '38', '39', '40', '41', '42', '43', '44']);
    assert.deepEqual(GRITS.disco2, ['80#', '100#', '120#']);
  });

  it('asks what each type needs', () => {
    assert.deepEqual(names('recarga'), ['operadora', 'celular']);
    assert.deepEqual(names('bivolt'), ['voltagem']);
    assert.deepEqual(names('calcado'), ['tamanho']);
    assert.deepEqual(names('disco5'), ['gramagem']);
    assert.deepEqual(names('kit', 184), ['camiseta', 'calca', 'bermuda']);
    assert.deepEqual(names('kit', '185'), ['camiseta', 'calca', 'jaqueta']);
    assert.deepEqual(names(''), []);
    assert.deepEqual(names('credito'), ['nomeCompleto']);
    assert.deepEqual(names('credito', 1, true), []);
  });
});
