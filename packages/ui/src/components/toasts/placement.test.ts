import assert from 'node:assert/strict';
import {placeAbove} from './placement.ts';

const WINDOW = {height: 60, preferred: 24, window: 700, ceiling: 8};

describe('where a message stands', () => {
  it('is where it was preferred when nothing is there', () => {
    assert.equal(placeAbove([], WINDOW), 24);
    assert.equal(placeAbove([{top: 100, bottom: 148}], WINDOW), 24);
  });

  it('is above a button, in the first gap that is large enough', () => {
    assert.equal(placeAbove([{top: 640, bottom: 690}], WINDOW), 68);
    const rows = [
      {top: 640, bottom: 690},
      {top: 580, bottom: 628},
      {top: 400, bottom: 448},
    ];
    assert.equal(placeAbove(rows, WINDOW), 128, 'the gap of 12 pixels between two rows is too small');
    assert.equal(placeAbove([...rows].reverse(), WINDOW), 128, 'in whatever order they come');
  });

  it('covers nothing of what it steps aside for, in front or behind', () => {
    const large = [{top: 200, bottom: 660}];
    assert.equal(placeAbove(large, WINDOW), 508);
  });

  it('is close to what it stands between where it may be', () => {
    const rows = [
      {top: 640, bottom: 700},
      {top: 520, bottom: 572},
      {top: 0, bottom: 500},
    ];
    assert.equal(placeAbove(rows, WINDOW), undefined);
    assert.equal(placeAbove(rows, {...WINDOW, gap: 2}), 62);
  });

  it('is nowhere when there is no room', () => {
    const rows = Array.from({length: 14}, (_, i) => ({top: i * 50, bottom: i * 50 + 44}));
    assert.equal(placeAbove(rows, WINDOW), undefined);
  });
});
