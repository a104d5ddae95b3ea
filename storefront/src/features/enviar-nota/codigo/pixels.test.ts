import assert from 'node:assert/strict';
import {emCinza} from './pixels.ts';

describe('a picture in grey', () => {
  it('is as bright as the eye sees its colours', () => {
    const cores = [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255];
    const {width, height, data} = emCinza({width: 2, height: 2, data: Uint8ClampedArray.from(cores)});
    assert.deepEqual([width, height, ...data], [2, 2, 0, 255, 76, 149]);
  });
});
