import assert from 'node:assert/strict';
import fc from 'fast-check';
import {csvLine, isPlainLine, neutraliseFormula, withoutNeutralising} from './spreadsheet.js';

describe('planilha', () => {
  it('keeps what a spreadsheet would run from being run', () => {
    for (const text of ['=1+1', '+SOMA(A1)', '-2+3', '@a', '|cmd', '%a', '\u22121+1', '-', '--1', '+5511999990000'])
      assert.equal(neutraliseFormula(text), `'${text}`);
  });

  it('whatever the width of the sign', () => {
    for (const sign of ['＝', '＋', '－', '＠', '｜', '％', '﹢', '﹣', '﹦', '﹫'])
      assert.equal(neutraliseFormula(`${sign}1+1`), `'${sign}1+1`, sign);
  });

  it('and whatever stands before it unseen', () => {
    for (const before of [
      ' ',
      '\t',
      '\r',
      '\n',
      '\u00a0',
      '\ufeff',
      '\u200b',
      '\u2060',
      '\u3000',
      '\u00ad',
      '\u202e',
      '\ufe0f',
      ' \u200b\t',
    ])
      assert.equal(neutraliseFormula(`${before}=1`), `'${before}=1`, JSON.stringify(before));
    for (const before of ['\u0000', '\u0001', '\u001b', '\u0085'])
      assert.equal(neutraliseFormula(`${before}=1`), `'=1`, JSON.stringify(before));
    for (const text of ['\tTinta', '\rTinta', '\nTinta']) assert.equal(neutraliseFormula(text), `'${text}`);
  });

  it('leaves numbers and plain text as they are', () => {
    for (const text of [
      '-12',
      '-12,5',
      '-0.5',
      '-1.234,56',
      ' -12 ',
      'a=1',
      '',
      ' ',
      '1-2',
      '100%',
      'João – pintor',
      'a\nb',
      "'=1",
    ])
      assert.equal(neutraliseFormula(text), text);
    for (const almost of ['-1.23,4', '-12a', '-1,2,3', '-1e5', '−12'])
      assert.equal(neutraliseFormula(almost), `'${almost}`, almost);
  });

  it('leaves control characters out', () => {
    assert.equal(neutraliseFormula('Tin\u0007ta\u001b[31m\u0080'), 'Tinta[31m');
  });

  it('is read back as it was', () => {
    for (const text of ['=1+1', '-2+3', '@a', 'Tinta', '-12', "'aspas'", '', ' =1'])
      assert.equal(withoutNeutralising(neutraliseFormula(text)), text);
  });

  it('knows a line that is written as it stands', () => {
    for (const line of ['', ';;', 'Água raz;(11) 9;-5,00;100%;a=1', 'a\u2028b'])
      assert.ok(isPlainLine(line), JSON.stringify(line));
    for (const line of ['a;=1', '-5-1', '"a"', 'a"b', 'a\nb', 'a\tb', ' =1', '\u3164=1', '\uff1d1', '@', 'a\u0085'])
      assert.ok(!isPlainLine(line), JSON.stringify(line));
  });

  it('takes none for one that its cells would not make', () => {
    const signs = fc.constantFrom(...';"\n\t=+-@,.(1aáÁß\u200b\u001f\u0085\u3164\uff1d '.split(''));
    fc.assert(
      fc.property(fc.string({unit: signs, maxLength: 12}), line => {
        if (isPlainLine(line)) assert.equal(csvLine(line.split(';')), line);
      }),
      {seed: 20_260_915, numRuns: 20_000},
    );
  });
});
