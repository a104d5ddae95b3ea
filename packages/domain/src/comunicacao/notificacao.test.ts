import assert from 'node:assert/strict';
import {NOTIFICACAO_STATES, NOTIFICACAO_STATE_LABELS, describeAudience, isNotificacaoOpen} from './notificacao.js';

describe('pushes to many', () => {
  it('say whom they are for', () => {
    assert.equal(describeAudience({}), 'Todos os pintores');
    assert.equal(
      describeAudience({nivel: 'Ouro', estado: 'SP', diasSemPontuar: 1200, isCompany: false}),
      'Nível Ouro, SP, 1.200 dias ou mais sem pontuar, pessoas',
    );
    assert.equal(describeAudience({diasSemPontuar: 1, isCompany: true}), '1 dia ou mais sem pontuar, empresas');
  });

  it('can be called off until they were sent', () => {
    assert.deepEqual(NOTIFICACAO_STATES.filter(isNotificacaoOpen), ['agendada', 'enviando']);
    for (const state of NOTIFICACAO_STATES) assert.ok(NOTIFICACAO_STATE_LABELS[state]);
  });
});
