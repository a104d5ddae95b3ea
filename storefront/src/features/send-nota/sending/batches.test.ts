import assert from 'node:assert/strict';
import {batchesOf} from './batches.ts';
import {join, move, type SendAttempt, type PageItem} from '../receipts/receipts.ts';

const photo = (key: string, overrides: Partial<PageItem> = {}): PageItem => ({
  key,
  mediaType: 'image/jpeg',
  ...overrides,
});
const sentBefore = (key: string, ...names: string[]): SendAttempt => ({
  key,
  items: names,
  joinPages: false,
  codigo: '',
});
/** `a,b` for files of their own, `a+b` for pages of one receipt, `=k` for a repetition under the key k. */
const layout = (items: readonly PageItem[]) =>
  batchesOf(items).map(
    batch =>
      batch.items.map(({key}) => key).join(batch.joinPages ? '+' : ',') +
      (batch.sending ? `=${batch.sending.key}` : ''),
  );

describe('what travels in one request', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map(key => photo(key));

  it('is single files together and each joined receipt by itself', () => {
    assert.deepEqual(layout(join(items, new Set(['d', 'e']))), ['a,b,c', 'd+e']);
    assert.deepEqual(layout(join(items.slice(0, 2), new Set(['a', 'b']))), ['a+b']);
    assert.deepEqual(layout([]), []);
  });

  it('is again what was sent without an answer, under its key, apart from what was chosen later', () => {
    const sending = sentBefore('k', 'b', 'a');
    assert.deepEqual(layout([photo('a', {sending}), photo('nova'), photo('b', {sending})]), ['b,a=k', 'nova']);
    const joined = {...sentBefore('j', 'c', 'd'), joinPages: true};
    const pages = ['c', 'd'].map(key => photo(key, {receipt: 'c', sending: joined}));
    assert.deepEqual(layout([photo('a', {sending}), photo('b', {sending}), ...pages]), ['b,a=k', 'c+d=j']);
  });

  it('is a new sending once a file was taken out, added, joined, parted, or put elsewhere', () => {
    const sending = sentBefore('k', 'a', 'b');
    const both = [photo('a', {sending}), photo('b', {sending})];
    assert.deepEqual(layout([photo('a', {sending})]), ['a']);
    assert.deepEqual(layout(join(both, new Set(['a', 'b']))), ['a+b']);
    assert.deepEqual(layout(join([...both, photo('c')], new Set(['b', 'c']))), ['a', 'b+c']);
    const joined = {...sending, joinPages: true};
    const pages = both.map(({key}) => photo(key, {receipt: 'a', sending: joined}));
    assert.deepEqual(layout(pages), ['a+b=k']);
    assert.deepEqual(layout(move(pages, 'b', -1)), ['b+a']);
    assert.deepEqual(layout(join([...pages, photo('c')], new Set(['a', 'c']))), ['a+b+c']);
    assert.deepEqual(layout(pages.map(({receipt: _, ...unjoined}) => unjoined)), ['a,b']);
  });
});
