import assert from 'node:assert/strict';
import {directoryMean, earnsDirectoryBonus} from './avaliacao-pintor.js';
import {canPair, galeriaRefusal} from './galeria.js';
import {PAGE_STEP_COUNT, missingSteps, type DirectoryPage} from './page-steps.js';

describe('a gallery', () => {
  it('takes ten photos, and says how many it still takes', () => {
    for (const [stored, chosen, words] of [
      [0, 0, undefined],
      [0, 10, undefined],
      [9, 1, undefined],
      [10, 0, undefined],
      [0, 11, 'Você pode selecionar apenas 10 imagens'],
      [3, 12, 'Você pode selecionar apenas 10 imagens'],
      [8, 3, 'Sua galeria já tem 8 imagens: você pode adicionar até 2.'],
      [1, 10, 'Sua galeria já tem 1 imagem: você pode adicionar até 9.'],
      [10, 1, 'Sua galeria já tem 10 imagens. Remova uma antes.'],
    ] as const)
      assert.equal(galeriaRefusal({stored, chosen}), words);
  });
});

describe('before and after', () => {
  it('are two photos that are in no other pair', () => {
    const gallery = [1, 2, 3, 4].map(id => ({id, antesDe: id === 1 ? 2 : null}));
    const pair = (a: number, b: number) => {
      const [before, after] = [gallery.find(({id}) => id === a), gallery.find(({id}) => id === b)];
      return before !== undefined && after !== undefined && canPair(before, after, gallery);
    };
    assert.ok(pair(3, 4) && pair(1, 2));
    for (const [a, b] of [
      [3, 3],
      [3, 2],
      [2, 3],
      [1, 3],
      [3, 1],
    ] as const)
      assert.ok(!pair(a, b), `${a} before ${b}`);
  });
});

describe('the directory’s bonus', () => {
  it('is earned by the tenth rating with five stars', () =>
    assert.deepEqual([0, 9, 10, 11].map(earnsDirectoryBonus), [false, false, true, true]));
});

describe('a page in the directory', () => {
  const empty: DirectoryPage = {
    listed: false,
    cityFound: false,
    photo: false,
    works: 0,
    categorias: 0,
    about: 0,
    ratings: 0,
  };
  const ids = (page: Partial<DirectoryPage>) => missingSteps({...empty, ...page}).map(({id}) => id);

  it('lacks first what brings most, and in the end nothing', () => {
    assert.equal(ids({}).length, PAGE_STEP_COUNT);
    assert.deepEqual(ids({listed: true, photo: true, works: 2}), ['city', 'works', 'categorias', 'ratings', 'about']);
    assert.deepEqual(
      ids({listed: true, cityFound: true, photo: true, works: 3, categorias: 1, about: 80, ratings: 1}),
      [],
    );
  });
});

describe('the mean of a painter’s ratings', () => {
  it('begins with five of four stars, so that one rating does not decide', () => {
    assert.equal(directoryMean({sum: 0, total: 0}), undefined);
    assert.equal(directoryMean({sum: 5, total: 1}), 4.2);
    assert.equal(directoryMean({sum: 1, total: 1}), 3.5);
    assert.equal(directoryMean({sum: 181, total: 37}), 4.8);
  });
});
