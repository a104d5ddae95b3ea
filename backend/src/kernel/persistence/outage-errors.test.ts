import assert from 'node:assert/strict';
import {isConnectionLost, mayBeConnectionLost} from './outage-errors';

const fault = (more: object) => Object.assign(new Error('message' in more ? String(more.message) : 'x'), more);

describe('The signs of an outage of the database', () => {
  it('are what the server, the driver and the network say of it', () => {
    for (const error of [
      fault({code: '57P01'}),
      fault({code: '57P03'}),
      fault({code: '08006'}),
      fault({message: 'Connection terminated unexpectedly'}),
      fault({code: 'ECONNREFUSED', port: 5432}),
      new AggregateError([fault({code: 'ECONNREFUSED', port: 5432})]),
      new Error('while reading', {cause: fault({code: '57P02'})}),
      'Connection terminated unexpectedly',
    ])
      assert.equal(isConnectionLost(error, 5432), true, String(error));
  });

  it('are not those of another service, nor any other fault', () => {
    for (const error of [
      fault({code: 'ECONNREFUSED', port: 25}),
      fault({code: 'ECONNRESET'}),
      fault({code: '23505'}),
      fault({message: 'timeout exceeded when trying to connect'}),
      undefined,
      'x',
    ])
      assert.equal(isConnectionLost(error, 5432), false, String(error));
  });

  it('are more once it is known', () => {
    for (const error of [fault({code: 'ECONNRESET'}), fault({message: 'timeout exceeded when trying to connect'})])
      assert.equal(mayBeConnectionLost(error), true);
    assert.equal(mayBeConnectionLost(fault({code: '23505'})), false);
  });
});
