import assert from 'node:assert/strict';
import {midiaTypeOf} from './midia.js';

describe('a photo or a video', () => {
  it('is told by its type', () => {
    for (const mime of ['image/jpeg', 'image/png', 'image/webp']) assert.equal(midiaTypeOf(mime), 'foto');
    for (const mime of ['video/mp4', 'video/webm', 'video/quicktime']) assert.equal(midiaTypeOf(mime), 'video');
    for (const mime of ['', 'image/svg+xml', 'image/heic', 'video/x-matroska', 'application/pdf', 'toString'])
      assert.equal(midiaTypeOf(mime), undefined, mime);
  });
});
