import assert from 'node:assert/strict';
import {newVendaAddress, nextInQueue, pendentesAddress, previousInQueue, queueParams} from './queue.ts';

const queue = [{id: 1}, {id: 2, analisePor: 'Ana'}, {id: 3, analisePor: null}, {id: 4, analisePor: 'Bia'}];
const after = (current: number | undefined, me = 'Bia') => nextInQueue(queue, current, me)?.id;

describe('The queue of receipts', () => {
  it('passes over what others are at, not over one’s own', () => {
    assert.equal(after(1), 3);
    assert.equal(after(3), 4);
    assert.equal(after(3, 'Caio'), 1);
  });

  it('passes over what waits for another person’s look, not over what waits for one’s own', () => {
    const checked = [{id: 1, segundaConferencia: 'Ana'}, {id: 2}, {id: 3, segundaConferencia: 'Bia'}];
    assert.equal(nextInQueue(checked, 2, 'Bia')?.id, 1);
    assert.equal(nextInQueue(checked, 2, 'Ana')?.id, 3);
  });

  it('passes over what is still being read', () => {
    const read = [{id: 1}, {id: 2, leitura: 'em_leitura' as const}, {id: 3, leitura: 'lida' as const}];
    assert.equal(nextInQueue(read, 1, 'Bia')?.id, 3);
    assert.equal(nextInQueue(read.slice(0, 2), 1, 'Bia'), undefined);
  });

  it('leads back to the nearest one before that is free', () => {
    const before = [{id: 1}, {id: 2, leitura: 'em_leitura' as const}, {id: 3, analisePor: 'Ana'}, {id: 4}];
    assert.equal(previousInQueue(before, 4, 'Bia')?.id, 1);
    assert.equal(previousInQueue(before, 4, 'Ana')?.id, 3);
    assert.equal(previousInQueue(before, 1, 'Bia'), undefined);
    assert.equal(previousInQueue(before, 99, 'Bia'), undefined);
  });

  it('keeps the filter and the order of the list', () => {
    const list = queueParams('?filter=%7B%22q%22%3A%22ana%22%7D&sort=total&order=DESC&page=3&nota=9');
    assert.equal(list, 'filter=%7B%22q%22%3A%22ana%22%7D&sort=total&order=DESC');
    assert.equal(newVendaAddress({id: 7}, list), `/painel/processar/nova-venda?nota=7&${list}`);
    assert.equal(newVendaAddress({id: 7}), '/painel/processar/nova-venda?nota=7');
    assert.equal(pendentesAddress(list), `/painel/processar/pontuacoes?${list}`);
    assert.equal(pendentesAddress(queueParams('')), '/painel/processar/pontuacoes');
  });

  it('begins again at the end, and with one that is no longer in the queue', () => {
    assert.equal(after(4), 1);
    assert.equal(after(99), 1);
    assert.equal(after(undefined), 1);
  });

  it('ends when nothing else is free', () => {
    assert.equal(nextInQueue([{id: 1}, {id: 2, analisePor: 'Ana'}], 1, 'Bia'), undefined);
  });
});
