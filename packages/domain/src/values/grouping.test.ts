import assert from 'node:assert/strict';
import {ungrouped} from './grouping.js';

describe('ungrouped', () => {
  for (const [typed, plain] of [
    ['10.000', '10000'],
    ['1.000.000', '1000000'],
    ['1.250,50', '1250,50'],
    ['-1.250', '-1250'],
  ] as const)
    it(`removes the dots between thousands: ${typed}`, () => assert.equal(ungrouped(typed), plain));

  for (const typed of ['', '12', '12.5', '12,5', '1234.567', '1.23.456', '1.2345', '0.500', '1.000.00', 'dez.mil'])
    it(`returns as it is: ${typed || 'nothing'}`, () => assert.equal(ungrouped(typed), typed));
});
