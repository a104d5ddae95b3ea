import assert from 'node:assert/strict';
import {toGrey} from './pixels.ts';

describe('a picture in grey', () => {
  it('is as bright as the eye sees its colours', () => {
    const colors = [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255];
    const {width, height, data} = toGrey({width: 2, height: 2, data: Uint8ClampedArray.from(colors)});
    assert.deepEqual([width, height, ...data], [2, 2, 0, 255, 76, 149]);
  });
});
