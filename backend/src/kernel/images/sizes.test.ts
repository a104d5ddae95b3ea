import assert from 'node:assert/strict';
import fc from 'fast-check';
import {mainOf, sizesFor, type Size} from './sizes';

const WIDTHS = [480, 960, 1440];
const short = (sizes: Size[]) => sizes.map(({width, height}) => `${width}x${height}`);

describe('sizesFor', () => {
  const cases: [string, Size, string[]][] = [
    ['a photo of a phone', {width: 4000, height: 3000}, ['480x360', '960x720', '1440x1080']],
    ['one between two widths', {width: 1000, height: 500}, ['480x240', '960x480', '1000x500']],
    ['one of just a width', {width: 960, height: 960}, ['480x480', '960x960']],
    ['a small one', {width: 300, height: 200}, ['300x200']],
    ['a photo taken upright', {width: 3000, height: 4000}, ['480x640', '960x1280', '1440x1920']],
    ['a very tall one', {width: 1000, height: 10_000}, ['96x960', '192x1920', '288x2880']],
    ['a line', {width: 20_000, height: 1}, ['480x1', '960x1', '1440x1']],
    ['a point', {width: 1, height: 1}, ['1x1']],
  ];
  for (const [what, size, expected] of cases)
    it(`keeps ${what} in ${expected.join(', ')}`, () => assert.deepEqual(short(sizesFor(size, WIDTHS)), expected));

  it('takes the widths in any order', () =>
    assert.deepEqual(
      sizesFor({width: 2000, height: 1000}, [1440, 480, 960]),
      sizesFor({width: 2000, height: 1000}, WIDTHS),
    ));

  it('enlarges nothing, and gives each width once, from the smallest', () => {
    const side = fc.integer({min: 1, max: 20_000});
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sizes = sizesFor({width, height}, WIDTHS);
        assert.ok(sizes.length > 0);
        for (const [i, size] of sizes.entries()) {
          assert.ok(size.width >= 1 && size.width <= Math.min(width, 1440));
          assert.ok(size.height >= 1 && size.height <= Math.min(height, 2880));
          assert.ok(i === 0 || size.width > (sizes[i - 1]?.width ?? 0));
        }
      }),
    );
  });
});

describe('mainOf', () => {
  const main = (first: number, ...rest: number[]) => mainOf([{width: first}, ...rest.map(width => ({width}))]).width;

  it('is the widest of at most 960 pixels, else the smallest', () => {
    assert.equal(main(480, 960, 1440), 960);
    assert.equal(main(300), 300);
    assert.equal(main(480, 1000), 480);
    assert.equal(main(1200, 2400), 1200);
  });
});
