import assert from 'node:assert/strict';
import type {Column} from './columns.ts';
import {hiddenColumns} from './hidden.ts';
import {totalOf, cellText} from './cell-text.ts';

interface Row {
  nome: string;
  dia: string | null;
  quando: string;
  valor: number | null;
  pontos: number;
}

const ROW: Row = {nome: 'Ana', dia: '2026-11-22', quando: '2026-11-22T12:30:00.000Z', valor: 1234.5, pontos: 6500};
const COLUMNS: readonly Column<Row>[] = [
  {kind: 'text', field: 'nome', title: 'Nome', main: true},
  {kind: 'date', field: 'dia', title: 'Dia'},
  {kind: 'timestamp', field: 'quando', title: 'Quando', hidden: true},
  {kind: 'money', field: 'valor', title: 'Valor', total: true},
  {kind: 'points', field: 'pontos', title: 'Pontos', total: true},
  {kind: 'actions', field: 'acoes', title: 'Ações', cell: () => null},
];
const sums = (rows: readonly Row[]) => COLUMNS.slice(3, 5).map(column => totalOf(column, rows));
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the columns of a list', () => {
  it('write values as they are read in Brazil', () => {
    assert.deepEqual(
      COLUMNS.map(column => plain(cellText(column, ROW))),
      ['Ana', '22/11/2026', '22/11/2026 09:30', 'R$ 1.234,50', '6.500', ''],
    );
    assert.deepEqual(
      COLUMNS.slice(0, 4).map(column => cellText(column, {...ROW, nome: '', dia: null, quando: '', valor: null})),
      ['–', '–', '–', '–'],
    );
  });

  it('are added up, what has no value adding nothing', () => {
    assert.deepEqual(sums([ROW, {...ROW, valor: null, pontos: 1}, {...ROW, valor: 0.1, pontos: 0}]).map(plain), [
      'R$ 1.234,60',
      '6.501',
    ]);
    assert.deepEqual(sums([]).map(plain), ['R$ 0,00', '0']);
  });

  it('are put away as was chosen, as far as they still are there, and never the one that names the row', () => {
    assert.deepEqual(hiddenColumns(COLUMNS, undefined), ['quando']);
    assert.deepEqual(hiddenColumns(COLUMNS, []), []);
    assert.deepEqual(hiddenColumns(COLUMNS, ['dia', 'antiga', 'nome', 'acoes']), ['dia']);
  });
});
