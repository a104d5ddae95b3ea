import {strict as assert} from 'node:assert';
import type {Report} from './check';
import {EXCUSES, excused, reports} from './statements';

describe('every statement and the schema', function () {
  this.timeout(120_000);
  let found: Report[];
  before(async () => {
    found = await reports();
  });

  it('takes what it is given and answers what its row type says', () => {
    assert.deepEqual(
      found.flatMap(({faults}) => faults),
      [],
    );
  });

  it('can be read from its source, but for those that are held by other tests', () => {
    const places = found.flatMap(({unseen}) => [...unseen.keys()]);
    assert.deepEqual(
      places.filter(where => !excused(where)),
      [],
    );
    assert.deepEqual(
      EXCUSES.filter(place => !places.some(where => where.startsWith(place))),
      [],
      'needs no excuse any more',
    );
  });

  it('is among those that were read', () => {
    assert.ok((found[0]?.statements ?? 0) > 200, 'the search for statements finds them no more');
  });
});
