import assert from 'node:assert/strict';
import {afterSending, join, move, readyOf, receiptsOf, split, remove, type PageItem} from './receipts.ts';

const photo = (key: string, receipt?: string): PageItem => ({key, mediaType: 'image/jpeg', ...(receipt && {receipt})});
const PDF: PageItem = {key: 'pdf', mediaType: 'application/pdf'};
const layout = (items: readonly PageItem[]) => receiptsOf(items).map(({pages}) => pages.map(({key}) => key).join('+'));

describe('joining the pictures of a long receipt', () => {
  const items = [photo('a'), PDF, photo('b'), photo('c')];

  it('makes one receipt where the first picture stands, and takes it apart again', () => {
    const joined = join(items, new Set(['a', 'c']));
    assert.deepEqual(layout(joined), ['a+c', 'pdf', 'b']);
    assert.deepEqual(layout(split(joined, 'a')), ['a', 'c', 'pdf', 'b']);
  });

  it('takes the pictures in the order in which they were chosen', () => {
    assert.deepEqual(layout(join(items, new Set(['c', 'a', 'b']))), ['c+a+b', 'pdf']);
    assert.deepEqual(layout(join([PDF, ...items.slice(2)], new Set(['c', 'b']))), ['pdf', 'c+b']);
  });

  it('sends no receipt of which a page cannot go', () => {
    const joined = join(items, new Set(['a', 'c'])).map(item => (item.key === 'c' ? {...item, error: 'vazio'} : item));
    assert.deepEqual(layout(readyOf(joined)), ['pdf', 'b']);
    assert.deepEqual(layout(readyOf(remove(joined, 'c'))), ['a', 'pdf', 'b']);
  });

  it('keeps after a sending what was not taken, and what was chosen meanwhile', () => {
    const refused = {...photo('a'), error: 'Você já enviou esta nota.'};
    assert.deepEqual(afterSending(items, [photo('a'), PDF, photo('b')], [refused]), [refused, photo('c')]);
  });

  it('joins a further picture to a receipt already joined', () => {
    assert.deepEqual(layout(join(join(items, new Set(['a', 'c'])), new Set(['a', 'b']))), ['a+c+b', 'pdf']);
  });

  it('joins neither documents nor what will not be sent, nor one alone', () => {
    const refused = {...photo('d'), error: 'O arquivo está vazio'};
    for (const ids of [['a', 'pdf'], ['a', 'd'], ['a'], []])
      assert.deepEqual(join([...items, refused], new Set(ids)), [...items, refused]);
  });

  it('orders pages inside their receipt only', () => {
    const joined = join(items, new Set(['a', 'b', 'c']));
    assert.deepEqual(layout(move(joined, 'c', -1)), ['a+c+b', 'pdf']);
    assert.deepEqual(layout(move(move(joined, 'a', 1), 'a', 1)), ['b+c+a', 'pdf']);
    for (const [key, step] of [
      ['a', -1],
      ['c', 1],
      ['pdf', 1],
    ] as const)
      assert.deepEqual(move(joined, key, step), joined);
  });

  it('leaves a page alone when the others are taken out', () => {
    const rest = remove(join(items, new Set(['a', 'b'])), 'a');
    assert.deepEqual(rest, [photo('b'), PDF, photo('c')]);
  });
});
