import assert from 'node:assert/strict';
import {nextInQueue} from './queue.ts';

const fila = [{id: 1}, {id: 2, analisePor: 'Ana'}, {id: 3, analisePor: null}, {id: 4, analisePor: 'Bia'}];
const depois = (atual: number | undefined, eu = 'Bia') => nextInQueue(fila, atual, eu)?.id;

describe('proximaDaFila', () => {
  it('passes over what others are at, not over one’s own', () => {
    assert.equal(depois(1), 3);
    assert.equal(depois(3), 4);
    assert.equal(depois(3, 'Caio'), 1);
  });

  it('passes over what waits for another person’s look, not over what waits for one’s own', () => {
    const conferidas = [{id: 1, segundaConferencia: 'Ana'}, {id: 2}, {id: 3, segundaConferencia: 'Bia'}];
    assert.equal(nextInQueue(conferidas, 2, 'Bia')?.id, 1);
    assert.equal(nextInQueue(conferidas, 2, 'Ana')?.id, 3);
  });

  it('begins again at the end, and with one that is no longer in the queue', () => {
    assert.equal(depois(4), 1);
    assert.equal(depois(99), 1);
    assert.equal(depois(undefined), 1);
  });

  it('ends when nothing else is free', () => {
    assert.equal(nextInQueue([{id: 1}, {id: 2, analisePor: 'Ana'}], 1, 'Bia'), undefined);
  });
});
