import assert from 'node:assert/strict';
import {fileSize} from './file-size.ts';

describe('the size of a file', () => {
  it('is written as people read it', () => {
    assert.deepEqual([0, 1, 812, 1024, 1536, 1_468_006, 150 * 1024 ** 2, 3 * 1024 ** 4].map(fileSize), [
      ...['0 bytes', '1 byte', '812 bytes', '1 KB', '1,5 KB', '1,4 MB', '150 MB', '3.072 GB'],
    ]);
  });
});
