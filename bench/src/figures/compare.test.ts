import assert from 'node:assert/strict';
import {compareRuns, describeChanges} from './compare';
import {figureOf, type Run} from './figures';

const run = (figures: Run['figures'], machine = '2 cores'): Run => ({
  commit: 'a',
  date: '2026-01-01',
  machine,
  figures,
});
const verdicts = (before: Run, now: Run) => compareRuns(before, now)?.map(({verdict}) => verdict);

describe('Two runs of the bench', () => {
  const before = run({lists: figureOf([0.6, 0.61, 0.59, 0.6, 0.6])});

  it('differ where a figure lost a twentieth beyond the spread', () => {
    assert.deepEqual(verdicts(before, run({lists: figureOf([0.5, 0.51, 0.49, 0.5, 0.5])})), ['lost']);
    assert.deepEqual(verdicts(before, run({lists: figureOf([0.7, 0.71, 0.69, 0.7, 0.7])})), ['won']);
  });

  it('do not where the rounds lie over one another, or where it is little', () => {
    assert.deepEqual(verdicts(before, run({lists: figureOf([0.3, 0.5, 0.52, 0.6, 0.62])})), ['same']);
    assert.deepEqual(verdicts(before, run({lists: figureOf([0.58, 0.58, 0.58, 0.58, 0.58])})), ['same']);
  });

  it('of what should be little lose by more', () => {
    const memory = (mb: number) => run({memory: figureOf([mb], {less: true})});
    assert.deepEqual(verdicts(memory(350), memory(400)), ['lost']);
    assert.deepEqual(verdicts(memory(350), memory(300)), ['won']);
    assert.equal(compareRuns(memory(400), memory(300))?.[0]?.gain, 0.25);
  });

  it('are compared by what both of them have, and on one kind of machine alone', () => {
    assert.deepEqual(compareRuns(before, run({others: figureOf([1])})), []);
    assert.equal(compareRuns(before, run({lists: figureOf([0.1])}, '4 cores')), undefined);
  });

  it('are told line by line, with what was lost marked', () => {
    const now = run({lists: figureOf([0.3])});
    assert.deepEqual(describeChanges(compareRuns(before, now) ?? []), ['lists: 0.6 → 0.3 (-50.0 %)  LOST']);
  });

  it('keep a figure as its median and the middle half of the rounds', () => {
    assert.deepEqual(figureOf([5, 1, 2, 3, 4]), {median: 3, low: 2, high: 4});
    assert.deepEqual(figureOf([1, 2], {less: true}), {median: 1.5, low: 1.25, high: 1.75, less: true});
  });
});
