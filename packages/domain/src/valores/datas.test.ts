import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  dataCivilValida,
  dataCompacta,
  diasEntre,
  formatarData,
  idade,
  lerData,
  mesDe,
  primeiroDiaDoMes,
  somarDias,
  somarMeses,
  ultimoDiaDoMes,
} from './datas.js';

const data = fc.integer({min: 0, max: 60_000}).map(dias => somarDias('1950-01-01', dias));

describe('datas', () => {
  it('reads back each of its forms', () => {
    fc.assert(
      fc.property(data, d => {
        assert.equal(lerData(d), d);
        assert.equal(lerData(formatarData(d)), d);
        assert.equal(lerData(dataCompacta(d)), d);
      }),
    );
  });

  it('refuses dates that do not exist', () => {
    for (const texto of [
      '',
      '31/02/2026',
      '29/02/2025',
      '00/01/2026',
      '2026-13-01',
      '20260100',
      '1/1/2026',
      '01/01/1899',
    ])
      assert.equal(lerData(texto), undefined, texto);
    assert.ok(dataCivilValida('2999-12-31'));
    assert.ok(!dataCivilValida('3000-01-01'));
  });

  it('counts the days it adds', () => {
    fc.assert(
      fc.property(data, fc.integer({min: -2000, max: 2000}), (d, n) => assert.equal(diasEntre(d, somarDias(d, n)), n)),
    );
  });

  it('adds months without leaving the month aimed at', () => {
    assert.equal(somarMeses('2025-08-31', 18), '2027-02-28');
    assert.equal(somarMeses('2024-01-31', 1), '2024-02-29');
    assert.equal(somarMeses('2026-03-31', -1), '2026-02-28');
    assert.equal(somarMeses('2026-12-15', 1), '2027-01-15');
    fc.assert(
      fc.property(data, fc.integer({min: -36, max: 36}), (d, n) => {
        const meses = (x: string) => Number(x.slice(0, 4)) * 12 + Number(x.slice(5, 7));
        assert.equal(meses(somarMeses(d, n)), meses(d) + n);
      }),
    );
  });

  it('counts completed years', () => {
    assert.equal(idade('2008-11-21', '2026-11-20'), 17);
    assert.equal(idade('2008-11-21', '2026-11-21'), 18);
    assert.equal(idade('2008-02-29', '2026-02-28'), 17);
    assert.equal(idade('2008-02-29', '2026-03-01'), 18);
  });

  it('knows the month', () => {
    assert.equal(mesDe('2026-02-10'), '2026-02');
    assert.equal(primeiroDiaDoMes('2026-02-10'), '2026-02-01');
    assert.equal(ultimoDiaDoMes('2024-02-10'), '2024-02-29');
    assert.throws(() => somarDias('10/02/2026', 1), RangeError);
  });
});
