import assert from 'node:assert/strict';
import {aulaOf, cursoOf} from './cursos.fixture.ts';
import {aulaAfter, aulaToContinue, clockTime, missingTime, shortened} from './lessons.ts';

describe('the lessons of a course', () => {
  const curso = cursoOf([
    [aulaOf(1, {concluida: true}), aulaOf(2, {concluida: true})],
    [aulaOf(3), aulaOf(4, {disponivel: false})],
  ]);

  it('go on with the first that is open, across modules', () => {
    assert.equal(aulaToContinue(curso)?.id, 3);
    assert.equal(aulaAfter(curso, 2)?.id, 3);
    assert.equal(aulaAfter(curso, 4), undefined);
  });

  it('begin again where all are finished, and nowhere without any', () => {
    assert.equal(aulaToContinue(cursoOf([[aulaOf(5, {concluida: true})]]))?.id, 5);
    assert.equal(aulaToContinue(cursoOf([])), undefined);
  });

  it('say times as clocks do, and as people do', () => {
    assert.deepEqual([0, 42.9, 402, 3723].map(clockTime), ['0:00', '0:42', '6:42', '1:02:03']);
    assert.deepEqual([0, 1, 8, 60, 108].map(missingTime), [
      'Faltam 0 s',
      'Falta 1 s',
      'Faltam 8 s',
      'Falta 1 min',
      'Faltam 1 min 48 s',
    ]);
  });

  it('are described in 50 characters', () => {
    assert.equal(shortened('Curta'), 'Curta');
    assert.equal(shortened('x'.repeat(51)), `${'x'.repeat(50)}…`);
  });
});
