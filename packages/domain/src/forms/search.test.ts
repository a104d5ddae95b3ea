import assert from 'node:assert/strict';
import {hasWords, searchText, searchParts} from './search.js';

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
});
