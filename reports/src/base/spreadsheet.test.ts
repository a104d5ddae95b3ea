import assert from 'node:assert/strict';
import {buildSpreadsheet, fileName, type CellValue} from './spreadsheet.ts';

const oneCell = (value: CellValue): string =>
  buildSpreadsheet([{title: 'C', value: () => value}], [{}]).slice('\uFEFFC\r\n'.length, -'\r\n'.length);

describe('the exported spreadsheet', () => {
  it('starts with the mark of UTF-8, separates by semicolons and ends every line', () => {
    const columns = [
      {title: 'Nome', value: (row: {nome: string; total: number}) => row.nome},
      {title: 'Total', value: (row: {nome: string; total: number}) => row.total},
    ];
    assert.equal(buildSpreadsheet(columns, [{nome: 'João', total: 12.5}]), '\uFEFFNome;Total\r\nJoão;12,5\r\n');
  });

  it('keeps its headings when there are no rows', () => {
    assert.equal(buildSpreadsheet([{title: 'Nome', value: () => ''}], []), '\uFEFFNome\r\n');
  });

  it('quotes what would break a line in two', () => {
    assert.equal(oneCell('Tinta; "fosca"'), '"Tinta; ""fosca"""');
    assert.equal(oneCell('duas\nlinhas'), '"duas\nlinhas"');
  });

  it('shows a formula as text, and leaves numbers alone', () => {
    for (const formula of ['=1+1', '+SOMA(A1)', '@x', '-cmd', '\tx']) assert.equal(oneCell(formula), `'${formula}`);
    assert.equal(oneCell('-12,5'), '-12,5');
    assert.equal(oneCell(-12.5), '-12,5');
  });

  it('leaves a cell without a value empty', () => {
    assert.equal(oneCell(null), '');
    assert.equal(oneCell(undefined), '');
  });

  it('is named by its title and the day in São Paulo', () => {
    assert.equal(fileName('Pintores', new Date('2026-03-09T02:00:00Z'), 'csv'), 'Pintores 08-03-2026.csv');
    assert.equal(fileName('Notas/mês', new Date('2026-03-09T15:00:00Z'), 'csv'), 'Notas mês 09-03-2026.csv');
  });
});
