import assert from 'node:assert/strict';
import {magnifierView} from './magnifier-view.ts';

describe('the loupe over a line of print', () => {
  it('is not needed where the line can be read', () => {
    assert.equal(magnifierView({width: 300, height: 10, angle: 0}, 400, 380), undefined);
  });

  it('enlarges a short line in a row', () => {
    assert.deepEqual(magnifierView({width: 80, height: 7.5, angle: 0}, 400, 380), {
      pageWidth: 800,
      height: 15,
      rows: 1,
      step: 368,
      angle: 0,
    });
  });

  it('breaks a line over the width of a page into rows that overlap', () => {
    const view = magnifierView({width: 380, height: 6, angle: 0}, 400, 380);
    assert.equal(view?.rows, 3);
    assert.equal(view.height, 15);
    assert.ok(view.step < 380);
  });

  it('never takes more than four rows', () => {
    const view = magnifierView({width: 900, height: 4, angle: 0}, 950, 380);
    assert.equal(view?.rows, 4);
    assert.ok(view.height < 15);
  });
});
