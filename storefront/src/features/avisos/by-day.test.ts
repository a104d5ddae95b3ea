import assert from 'node:assert/strict';
import {byDay} from './by-day.ts';

describe('notices by day', () => {
  it('stand under today, yesterday and their months, by the calendar of São Paulo', () => {
    const moments = [
      '2026-11-22T14:00:00Z',
      '2026-11-22T03:00:00Z',
      '2026-11-22T02:59:00Z',
      '2026-11-02T12:00:00Z',
      '2026-11-01T12:00:00Z',
      '2025-11-30T12:00:00Z',
    ];
    const days = byDay(
      moments.map(criadoEm => ({criadoEm})),
      new Date('2026-11-22T15:00:00Z'),
    );
    assert.deepEqual(
      days.map(({name, rows}) => [name, rows.length]),
      [
        ['Hoje', 2],
        ['Ontem', 1],
        ['Novembro de 2026', 2],
        ['Novembro de 2025', 1],
      ],
    );
  });
});
