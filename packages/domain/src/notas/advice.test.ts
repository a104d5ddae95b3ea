import assert from 'node:assert/strict';
import {REJECTION_ADVICE} from './advice.js';
import {REJECTION_REASONS} from './nota-states.js';

describe('what helps after a rejection', () => {
  it('is said for every reason, and never sends anybody to do the useless', () => {
    for (const reason of REJECTION_REASONS) {
      const {meaning, steps} = REJECTION_ADVICE[reason];
      assert.match(meaning, /\.$/);
      assert.ok(steps.length >= 2, reason);
    }
    assert.deepEqual(
      REJECTION_REASONS.filter(reason => !REJECTION_ADVICE[reason].sendAgain),
      ['Nota Duplicada', 'Nota Fora do Prazo de Envio'],
    );
  });
});
