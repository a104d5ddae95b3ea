import assert from 'node:assert/strict';
import {MAX_FILES} from '@clube/domain';
import type {QueuedFile} from '../queued-file.ts';
import {join} from '../../receipts/receipts.ts';
import {fromStored, toStored, merge, type QueueState} from './shape.ts';

const MB = 1024 * 1024;
const item = (name: string, overrides: Partial<QueuedFile> = {}, bytes = 3): QueuedFile => ({
  key: name,
  file: new File([new Uint8Array(bytes)], name, {type: 'image/jpeg', lastModified: 7}),
  mediaType: 'image/jpeg',
  ...overrides,
});
const state = (items: QueuedFile[], overrides: Partial<QueueState> = {}): QueueState => ({
  items,
  codigo: '',
  requested: false,
  ...overrides,
});
const keys = ({items}: QueueState) => items.map(({key}) => key).join();
const storedKeys = (state: QueueState) => {
  const {itens: items} = toStored(state).queue;
  return items.map(({chave: key}) => key).join();
};

/** Stores the queue and loads it again, after the loss of these files. */
function reopen(previous: QueueState, lost: string[] = []): QueueState {
  const {queue, files} = toStored(previous);
  const left = [...files].filter(([, {name}]) => !lost.includes(name));
  return fromStored(structuredClone(queue), new Map(left));
}

describe('what outlives the tab', () => {
  const joined = join([item('a'), item('b'), item('c')], new Set(['c', 'a']));

  it('is the files in their order, joined as they were, with the code, the receipt they replace and the wish to send', () => {
    const previous = state(joined, {codigo: 'CORES', resendOf: 7, requested: true});
    assert.deepEqual(reopen(previous), previous);
  });

  it('is the sending that got no answer, with the very file that was sent', () => {
    const smaller = new File(['menor'], 'a.jpg', {type: 'image/jpeg'});
    const sending = {key: 'k', items: ['a'], joinPages: false, codigo: 'X', resendOf: 7};
    const [restored] = reopen(state([item('a', {smaller, sending}, 20 * MB)])).items;
    assert.deepEqual([restored?.sending, restored?.smaller, restored?.file], [sending, smaller, smaller]);
  });

  it('is no more than may be sent at a time, in whole receipts', () => {
    const many = Array.from({length: MAX_FILES + 2}, (_, i) => item(`${i}`));
    assert.equal(toStored(state(many)).files.size, MAX_FILES);
    const nine = many.slice(0, MAX_FILES - 1);
    const withJoined = join([...nine, item('x'), item('y'), item('z')], new Set(['x', 'y']));
    assert.equal(storedKeys(state(withJoined)), `${keys(state(nine))},z`);
    assert.equal(storedKeys(state([item('grande', {}, 15 * MB + 1), item('b')])), 'b');
  });

  it('is not a file that cannot be sent, but a whole receipt of which one page cannot', () => {
    const error = 'Você já enviou esta nota.';
    assert.equal(storedKeys(state([item('a', {error}), item('b')])), 'b');
    const withError = joined.map(page => (page.key === 'a' ? {...page, error} : page));
    assert.deepEqual(reopen(state(withError)).items, withError);
    assert.equal(toStored(state([item('a', {error})], {requested: true})).queue.pedida, false);
  });

  it('is no half receipt when the device lost a file', () => {
    assert.equal(keys(reopen(state(joined), ['a'])), 'b');
    assert.deepEqual(reopen(state([item('a')], {requested: true}), ['a']), state([]));
  });

  it('comes before what was chosen since, the same file once', () => {
    const stored = state([item('a'), item('b')], {codigo: 'CORES', requested: true});
    const merged = merge(stored, state([item('b'), item('c')]));
    assert.equal(keys(merged), 'a,b,c');
    assert.deepEqual([merged.codigo, merged.requested], ['CORES', true]);
    assert.equal(merge(stored, state([], {codigo: 'OUTRO'})).codigo, 'OUTRO');
  });
});
