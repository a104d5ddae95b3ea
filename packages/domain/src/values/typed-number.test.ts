import assert from 'node:assert/strict';
import {readGroupedNumber, ungrouped} from './typed-number.js';

describe('a typed number', () => {
  it('has dots as thousands groups and a comma before decimals', () => {
    const read: [text: string, value: number][] = [
      ...([
        ['0', 0],
        [' 12 ', 12],
        ['1000', 1000],
        ['1.000', 1000],
      ] as [string, number][]),
      ...([
        ['-1.234,5', -1234.5],
        ['1.234.567', 1_234_567],
        ['0,125', 0.125],
      ] as [string, number][]),
    ];
    for (const [text, value] of read) assert.equal(readGroupedNumber(text), value, text);
  });

  it('is nothing else: a dot elsewhere may be meant as a comma', () => {
    for (const text of ['1.5', '1.50', '10.0000', '1000.000', '.500', '1,', ',5', '1,2,3', '--1', '1e3', '', 'dez'])
      assert.equal(readGroupedNumber(text), undefined, text);
  });
});

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
