import assert from 'node:assert/strict';
import {readXlsx} from 'hucre/xlsx';
import {buildXlsx} from './xlsx.ts';

describe('a table as a workbook', () => {
  it('has headings, numbers as numbers and text as it is', async () => {
    const file = await buildXlsx(
      [
        {title: 'Nome', value: ([nome]: readonly [string, number | null]) => nome},
        {title: 'Total', value: ([, total]) => total},
      ],
      [
        ['=1+1', 10.5],
        ['Ana\u0000', null],
      ],
    );
    const [sheet] = (await readXlsx(file)).sheets;
    assert.deepEqual(
      sheet?.rows.map(row => [row[0], row[1] ?? null]),
      [
        ['Nome', 'Total'],
        ['=1+1', 10.5],
        ['Ana', null],
      ],
    );
  });
});
