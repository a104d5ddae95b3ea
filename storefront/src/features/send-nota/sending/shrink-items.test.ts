import assert from 'node:assert/strict';
import {shrinkItems} from './shrink-items.ts';
import type {QueuedFile} from '../queue/queued-file.ts';

const MB = 1024 * 1024;
const photo = (name: string, bytes: number): QueuedFile => ({
  key: name,
  file: new File([new Uint8Array(bytes)], name, {type: 'image/jpeg', lastModified: 7}),
  mediaType: 'image/jpeg',
});

describe('making pictures smaller before they are sent', () => {
  it('sends the smaller one under the same name, and leaves alone what has none', async () => {
    const [large, small] = await shrinkItems([photo('balcão.1.PNG', 20 * MB), photo('b.jpg', MB)], ({key}) =>
      Promise.resolve(key === 'b.jpg' ? {} : {smaller: new Blob(['menor'])}),
    );
    assert.deepEqual(
      [large?.smaller?.name, large?.smaller?.type, large?.smaller?.size, large?.smaller?.lastModified, large?.error],
      ['balcão.1.jpg', 'image/jpeg', 5, 7, undefined],
    );
    assert.deepEqual([small?.smaller, small?.error], [undefined, undefined]);
  });

  it('says what is too large even so, and makes nothing smaller twice', async () => {
    const [hopeless] = await shrinkItems([photo('a.jpg', 16 * MB)], () => Promise.resolve({}));
    assert.equal(hopeless?.error, 'O arquivo passa de 15 MB');
    const [ready] = await shrinkItems([{...photo('a.jpg', 16 * MB), smaller: new File(['x'], 'a.jpg')}], () =>
      Promise.reject(new Error('asked again')),
    );
    assert.deepEqual([ready?.smaller?.size, ready?.error], [1, undefined]);
  });
});
