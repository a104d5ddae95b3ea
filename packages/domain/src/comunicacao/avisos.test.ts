import assert from 'node:assert/strict';
import {AVISO_DESCRIPTIONS, AVISO_KINDS, expiryReminder, quietMs} from './avisos.js';

describe('what painters are notified of', () => {
  it('has words for each kind', () => {
    for (const kind of AVISO_KINDS) assert.ok(AVISO_DESCRIPTIONS[kind].titulo);
  });

  it('reminds of points 30 and 7 days before they expire, late rather than never', () => {
    assert.deepEqual([45, 31, 30, 12, 8, 7, 1, 0].map(expiryReminder), [undefined, undefined, 30, 30, 30, 7, 7, 7]);
  });

  it('wakes nobody', () => {
    const at = (time: string) => quietMs(new Date(`2026-09-15T${time}:00-03:00`)) / 60_000;
    assert.deepEqual(['08:00', '12:00', '20:59'].map(at), [0, 0, 0]);
    assert.deepEqual(['21:00', '23:30', '00:00', '03:30', '07:59'].map(at), [660, 510, 480, 270, 1]);
  });
});
