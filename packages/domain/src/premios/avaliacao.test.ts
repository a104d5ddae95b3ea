import assert from 'node:assert/strict';
import {summariseRatings} from './avaliacao.js';

describe('avaliações', () => {
  it('are summed up by their mean and by how many gave what', () => {
    const {total, media, counts} = summariseRatings([5, 5, 4, 2, 4, 5]);
    assert.deepEqual([total, media], [6, 4.2]);
    assert.deepEqual(
      counts.map(each => each.total),
      [3, 2, 0, 1, 0],
    );
  });

  it('that there are none of have no mean', () => assert.equal(summariseRatings([]).media, undefined));
});
