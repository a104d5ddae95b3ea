import assert from 'node:assert/strict';
import {server, waitFor} from '@clube/ui/testing';
import {hasQueuedProgress} from '../../../../base/queued-progress';
import {queueProgress, queuedProgress, sendQueuedProgress} from './progress-queue';

const SEND = 'POST /api/cursos/parceiro/aula/7/progresso';
const OTHER = 'POST /api/cursos/parceiro/aula/8/progresso';
const DONE = {body: {posicao: 20, assistido: 50, faltam: 10}};

describe('what was watched without a connection', () => {
  it('waits as one report of each lesson, and goes once', async () => {
    queueProgress(7, {posicao: 12, trechos: [[0, 12]]});
    queueProgress(7, {posicao: 20, trechos: [[10, 20]]});
    const calls = server({[SEND]: DONE});
    await sendQueuedProgress();
    await sendQueuedProgress();
    assert.deepEqual(
      calls.map(({body}) => body),
      [{posicao: 20, trechos: [[0, 20]]}],
    );
    assert.ok(!hasQueuedProgress());
  });

  it('goes on waiting while there is no answer', async () => {
    queueProgress(7, {posicao: 12, trechos: [[0, 12]]});
    server({});
    await sendQueuedProgress();
    assert.deepEqual(queuedProgress(7), {posicao: 12, trechos: [[0, 12]]});
  });

  it('goes by itself once there is a connection', async () => {
    queueProgress(7, {posicao: 12, trechos: [[0, 12]]});
    const calls = server({[SEND]: DONE});
    window.dispatchEvent(new Event('online'));
    await waitFor(() => assert.ok(!hasQueuedProgress()));
    assert.equal(calls.length, 1);
  });

  it('is dropped where it is refused, and the rest still goes', async () => {
    queueProgress(7, {posicao: 12, trechos: []});
    queueProgress(8, {posicao: 3, trechos: []});
    const refused = {status: 422, body: {erro: 'Inscreva-se no curso para assistir às aulas.', codigo: 'NAO_INSCRITO'}};
    const calls = server({[SEND]: refused, [OTHER]: DONE});
    await sendQueuedProgress();
    assert.equal(calls.length, 2);
    assert.ok(!hasQueuedProgress());
  });
});
