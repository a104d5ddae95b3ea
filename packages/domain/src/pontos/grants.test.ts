import assert from 'node:assert/strict';
import {excessesOfRaisedFator} from './grants.js';

describe('A raised factor', () => {
  const textOf = (antes: number, agora: number, porQuemPontua: boolean) =>
    excessesOfRaisedFator({antes, agora, porQuemPontua}).map(({texto}) => texto);

  it('may be doubled by somebody else, and raised by a fifth by who scores', () => {
    assert.deepEqual(textOf(1, 2, false), []);
    assert.deepEqual(textOf(3, 3.6, true), []);
    assert.deepEqual(textOf(3, 3.601, true), [
      'Fator da revenda e do nível, alterado por quem pontua nos últimos 30 dias: 3,601 (até 3,6)',
    ]);
    assert.deepEqual(textOf(1.1, 2.201, false), [
      'Fator da revenda e do nível, alterado nos últimos 30 dias: 2,201 (até 2,2)',
    ]);
    assert.deepEqual(textOf(10, 1, true), []);
  });
});
