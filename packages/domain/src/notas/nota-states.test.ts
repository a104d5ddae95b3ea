import assert from 'node:assert/strict';
import {notaActions, NOTA_STATES, isRejectionReason, nextNotaState} from './nota-states.js';

describe('estados da nota', () => {
  it('offers each state its own actions', () => {
    assert.deepEqual(
      NOTA_STATES.map(state => notaActions(state)),
      [['pontuar', 'reprovar', 'encerrar'], ['cancelar', 'retornarPendente'], [], ['retornarPendente'], []],
    );
  });

  it('leads where the action says', () => {
    assert.equal(nextNotaState('pendente', 'pontuar'), 'pontuada');
    assert.equal(nextNotaState('encerrada', 'retornarPendente'), 'pendente');
    assert.equal(nextNotaState('pontuada', 'pontuar'), undefined);
    assert.equal(nextNotaState('cancelada', 'retornarPendente'), undefined);
  });

  it('takes one of the five reasons', () => {
    assert.ok(isRejectionReason('Nota Ilegível'));
    assert.ok(!isRejectionReason('nota ilegível'));
    assert.ok(!isRejectionReason(undefined));
  });
});
