import assert from 'node:assert/strict';
import {byMonth} from './months.ts';
import {reminderOf} from './reminder.ts';

describe('the reminder', () => {
  const text = reminderOf({day: '2027-05-31', pontos: 2456, url: 'https://clube.example/loja'});

  it('is an event of the whole day with an alarm a week before', () => {
    for (const line of [
      'BEGIN:VCALENDAR',
      'DTSTART;VALUE=DATE:20270531',
      'DTEND;VALUE=DATE:20270601',
      'SUMMARY:Clube do Pintor: 2.456 pontos vencem hoje',
      'TRIGGER:-P7D',
      'END:VCALENDAR',
    ])
      assert.ok(text.split('\r\n').includes(line), line);
  });

  it('has no line longer than a calendar takes', () => {
    const long = reminderOf({day: '2027-05-31', pontos: 1, url: `https://clube.example/${'ção'.repeat(40)}`});
    for (const line of long.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.match(long.replaceAll('\r\n ', ''), new RegExp('ção'.repeat(40)));
    assert.match(long, /1 ponto vence hoje/);
  });
});

describe('lots by month', () => {
  it('are summed under the month in São Paulo in which they end', () => {
    const lote = {
      id: 1,
      tipo: 'codigo',
      ganhoEm: '',
      concedido: 9,
      idNota: null,
      loja: null,
      identificador: null,
      codigo: null,
    } as const;
    const months = byMonth(
      [
        {...lote, restante: 5, venceEm: '2026-12-01T02:59:59.999Z'},
        {...lote, restante: 7, venceEm: '2026-12-31T02:59:59.999Z'},
        {...lote, restante: 1, venceEm: '2027-01-01T02:59:59.999Z'},
      ],
      '2026-11-22',
    );
    assert.deepEqual(
      months.map(({name, pontos}) => [name, pontos]),
      [
        ['Novembro', 5],
        ['Dezembro', 8],
      ],
    );
  });
});
