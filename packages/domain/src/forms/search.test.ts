import assert from 'node:assert/strict';
import {hasWords, searchText, searchParts, storedCnpj} from './search.js';

describe('what is searched', () => {
  it('knows no accents, capitals, apostrophes, hyphens and dots', () => {
    for (const name of ["Sant'Ana", 'Sant’Ana', 'Sant´Ana', 'SANTANA', 'Sant-Ana'])
      assert.equal(searchText(name), 'santana', name);
    assert.equal(searchText('J. d’Ávila'), 'j davila');
  });

  it('is words, of which hyphens part long ones alone', () => {
    assert.deepEqual(searchParts(' guarda-chuva  J. D’Ávila '), ['guarda', 'chuva', 'J', 'DÁvila']);
    assert.deepEqual(searchParts('ABC-12 390.533.447-05'), ['ABC12', '39053344705']);
    assert.deepEqual(searchParts(' - . '), []);
  });

  it('finds a name however it is written, on either side', () => {
    for (const name of ['Santa-Rita', 'Santarita', 'Santa Rita'])
      for (const typed of ['santa-rita', 'santa rita', 'SANTA–RITA'])
        assert.ok(hasWords(name, typed), `${typed} in ${name}`);
    assert.ok(hasWords("Maria O'Neil", 'oneil maria'));
    assert.ok(!hasWords("Maria O'Neil", 'oneal'));
    assert.ok(hasWords('qualquer', ''));
  });

  it('is a CNPJ as printed, or a part of it around the slash', () => {
    const stored = (typed: string) => searchParts(typed).map(word => storedCnpj(word));
    for (const [typed, cnpj] of [
      ['12.ABC.345/01DE-35', '12ABC34501DE35'],
      ['11.222.333/0001-81', '11222333000181'],
      ['345/01de', '34501de'],
      ['11.222.333/', '11222333'],
      ['/0001-81', '000181'],
    ] as const)
      assert.deepEqual(stored(typed), [cnpj], typed);
    for (const typed of ['a/c', '12ABC34501DE35', '//0001', '123456789/0001', '11.222.333/0001-8A', '/000181/'])
      assert.deepEqual(stored(typed), [undefined], typed);
    assert.ok(hasWords('Tintas 12ABC34501DE35', '12.abc.345/01de-35 tintas'));
    assert.ok(hasWords('12.ABC.345/01DE-35', '12.abc.345/01de-35'));
    assert.ok(!hasWords('Tintas 12ABC34501DE35', '12.abc.345/01de-36'));
  });
});
