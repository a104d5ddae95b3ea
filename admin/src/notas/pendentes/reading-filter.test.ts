import assert from 'node:assert/strict';
import {READING_FILTERS, activeFilter} from './reading-filter.ts';

describe('the filter by reading', () => {
  it('finds itself again in the address', () => {
    for (const {name, filter} of READING_FILTERS) assert.equal(activeFilter({q: 'ana', ...filter}), name);
  });

  it('is none where nothing is asked for, or something that it does not offer', () => {
    assert.equal(activeFilter({q: 'ana'}), '');
    assert.equal(activeFilter({certa: 0}), '');
  });
});
