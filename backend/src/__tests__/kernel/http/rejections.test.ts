import assert from 'node:assert/strict';
import {NotFound, Refusal} from '../../../kernel/refusals/refusals';
import {toRefusal} from '../../../kernel/refusals/reject';
import {createLogger} from '../../../kernel/logging/logger';

describe('What was thrown becomes an answer', () => {
  const log = createLogger('silent');
  const status = (error: unknown) => toRefusal(error, log).status;

  it('a refusal is answered as it is', () => {
    const refusal = NotFound({erro: 'Prêmio não encontrado'});
    assert.equal(toRefusal(refusal, log), refusal);
    assert.deepEqual(refusal.body, {erro: 'Prêmio não encontrado', codigo: 'NAO_ENCONTRADO'});
  });

  it('what the database refuses is the caller’s conflict or mistake', () => {
    const statuses = Object.entries({
      '23505': 409,
      '23503': 409,
      '23514': 422,
      '23502': 422,
      '22003': 400,
      '22P02': 400,
      '22021': 400,
    });
    for (const [code, expected] of statuses) assert.equal(status({code}), expected, code);
  });

  it('what cannot be reached, or is too busy, is reported so', () => {
    for (const code of ['55P03', '57014', '57P01', '57P02', '53300', '40P01', 'ECONNREFUSED', 'EPIPE'])
      assert.equal(status({code}), 503, code);
    for (const message of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
      assert.equal(status(new Error(message)), 503, message);
  });

  it('a fault of ours reveals nothing of itself', () => {
    const faults = [new Error('SELECT senha FROM /etc'), new TypeError('x is undefined'), 'text', undefined, null, 42];
    for (const fault of faults) {
      const {status, body} = toRefusal(fault, log);
      assert.equal(status, 500);
      assert.deepEqual(Object.keys(body), ['erro', 'codigo']);
      assert.equal(body.codigo, 'ERRO_INTERNO');
    }
  });

  it('is always fit to be shown', () => {
    for (const error of [{code: '23505'}, {code: '22003'}, {statusCode: 413}, new URIError('x'), new Error('y')]) {
      const refusal = toRefusal(error, log);
      assert.ok(refusal instanceof Refusal);
      assert.match(refusal.body.erro, /^\p{Lu}.*\.$/u);
      assert.match(refusal.body.codigo, /^[A-Z_]+$/);
    }
  });
});
