import assert from 'node:assert/strict';
import {NOTA_STATES, NOTA_WORKFLOW, isRejectionReason} from './nota-states.js';

describe('estados da nota', () => {
  it('offers each state its own actions', () => {
    assert.deepEqual(
      NOTA_STATES.map(state => NOTA_WORKFLOW.movesFrom(state)),
      [
        ['pontuar', 'reprovar', 'encerrar', 'juntar'],
        ['cancelar', 'retornarPendente'],
        ['desfazerReprovacao'],
        ['retornarPendente'],
        [],
      ],
    );
  });

  it('leads where the action says', () => {
    assert.equal(NOTA_WORKFLOW.next('pendente', 'pontuar'), 'pontuada');
    assert.equal(NOTA_WORKFLOW.next('encerrada', 'retornarPendente'), 'pendente');
    assert.equal(NOTA_WORKFLOW.next('pontuada', 'pontuar'), undefined);
    assert.equal(NOTA_WORKFLOW.next('cancelada', 'retornarPendente'), undefined);
  });

  it('takes one of the five reasons', () => {
    assert.ok(isRejectionReason('Nota Ilegível'));
    assert.ok(!isRejectionReason('nota ilegível'));
    assert.ok(!isRejectionReason(undefined));
  });
});
