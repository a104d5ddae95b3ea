import assert from 'node:assert/strict';
import {optionFields, GRITS, TROUSER_SIZES, SHOE_SIZES} from './option-fields.js';

const names = (tipo: string, codigo: string | number = 1, hasCartao = false) =>
  optionFields({tipo, codigo}, hasCartao).map(c => c.field);

/** The options of document 1, section 5, literally. */
const OFFERED: readonly (readonly [tipo: string, field: string, values: string])[] = [
  ['recarga', 'operadora', 'Vivo Claro TIM OI Nextel Algar'],
  ['bivolt', 'voltagem', '110V 220V'],
  ['camiseta', 'tamanho', 'P M G GG XG'],
  ['bermuda', 'tamanho', '36 38 40 42 44 46 48 50 52'],
  ['calcado', 'tamanho', '37 38 39 40 41 42 43 44'],
  ['kit', 'camiseta', 'P M G GG XG'],
  ['kit', 'calca', '36 38 40 42 44 46 48 50 52'],
  ['kit', 'bermuda', '36 38 40 42 44 46 48 50 52'],
  ['disco', 'gramagem', '40# 80# 100# 120# 150# 180# 220#'],
  ['disco1', 'gramagem', '40# 80# 100# 120# 150# 180# 220#'],
  ['disco2', 'gramagem', '80# 100# 120#'],
  ['disco3', 'gramagem', '150# 180# 220# 240# 320# 400# 500# 600#'],
  ['disco4', 'gramagem', '80# 100# 150# 180# 220# 240# 320# 400# 500# 600#'],
  ['disco5', 'gramagem', '800# 1000# 1200# 1500# 2000#'],
  ['disco6', 'gramagem', '40# 80# 100# 120# 180# 220# 240#'],
];

describe('campos da opção', () => {
  it('offers what the document lists, in its order', () => {
    for (const [tipo, field, values] of OFFERED) {
      const offered = optionFields({tipo, codigo: 184}).find(each => each.field === field);
      assert.equal(offered?.values?.join(' '), values, `${tipo} ${field}`);
    }
    const jacket = optionFields({tipo: 'kit', codigo: 185}).find(({field}) => field === 'jaqueta');
    assert.equal(jacket?.values?.join(' '), 'P M G GG XG');
  });

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
