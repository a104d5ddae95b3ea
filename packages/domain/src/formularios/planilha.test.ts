import assert from 'node:assert/strict';
import {neutralizarFormula} from './planilha.js';

describe('planilha', () => {
  it('keeps what a spreadsheet would run from being run', () => {
    for (const texto of ['=1+1', '+SOMA(A1)', '-2+3', '@a', '|cmd', '%a', '\u22121+1', '-', '--1', '+5511999990000'])
      assert.equal(neutralizarFormula(texto), `'${texto}`);
  });

  it('whatever the width of the sign', () => {
    for (const sinal of ['＝', '＋', '－', '＠', '｜', '％', '﹢', '﹣', '﹦', '﹫'])
      assert.equal(neutralizarFormula(`${sinal}1+1`), `'${sinal}1+1`, sinal);
  });

  it('and whatever stands before it unseen', () => {
    for (const antes of [
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
      assert.equal(neutralizarFormula(`${antes}=1`), `'${antes}=1`, JSON.stringify(antes));
    for (const antes of ['\u0000', '\u0001', '\u001b', '\u0085'])
      assert.equal(neutralizarFormula(`${antes}=1`), `'=1`, JSON.stringify(antes));
    for (const texto of ['\tTinta', '\rTinta', '\nTinta']) assert.equal(neutralizarFormula(texto), `'${texto}`);
  });

  it('leaves numbers and plain text as they are', () => {
    for (const texto of [
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
      assert.equal(neutralizarFormula(texto), texto);
    for (const quase of ['-1.23,4', '-12a', '-1,2,3', '-1e5', '−12'])
      assert.equal(neutralizarFormula(quase), `'${quase}`, quase);
  });

  it('leaves control characters out', () => {
    assert.equal(neutralizarFormula('Tin\u0007ta\u001b[31m\u0080'), 'Tinta[31m');
  });
});
