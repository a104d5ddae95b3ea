import assert from 'node:assert/strict';
import {Workflow} from './workflow.js';

const PORTA = new Workflow({
  states: ['aberta', 'fechada', 'emparedada'],
  moves: {
    aberta: {fechar: 'fechada', pintar: 'aberta'},
    fechada: {abrir: 'aberta', emparedar: 'emparedada'},
    emparedada: {pintar: 'emparedada'},
  },
  reasons: {emparedar: {min: 3, max: 5, tooShort: 'Diga por quê'}},
});

describe('workflow', () => {
  it('leads where its moves say, and nowhere else', () => {
    assert.equal(PORTA.next('aberta', 'fechar'), 'fechada');
    assert.equal(PORTA.next('aberta', 'emparedar'), undefined);
    assert.deepEqual(PORTA.movesFrom('fechada'), ['abrir', 'emparedar']);
    assert.ok(PORTA.leads('fechada', 'emparedada'));
    assert.ok(!PORTA.leads('aberta', 'emparedada'));
  });

  it('ends where every move stays', () => {
    assert.deepEqual(
      PORTA.states.filter(state => PORTA.isFinal(state)),
      ['emparedada'],
    );
  });

  it('asks for a reason where one is declared', () => {
    assert.equal(PORTA.reasonError('emparedar', ' x '), 'Diga por quê');
    assert.match(String(PORTA.reasonError('emparedar', 'demais!')), /5/);
    assert.equal(PORTA.reasonError('emparedar', 'fim'), undefined);
    assert.equal(PORTA.reasonError('abrir', ''), undefined);
  });

  it('is refused with a state that nothing leads to', () => {
    assert.throws(
      () => new Workflow({states: ['a', 'b'], moves: {a: {stay: 'a'}, b: {stay: 'b'}}}),
      /nothing leads to: b/,
    );
  });
});
