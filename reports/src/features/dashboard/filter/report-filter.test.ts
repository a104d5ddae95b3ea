import assert from 'node:assert/strict';
import {filterErrors, periodTexts, readFilter, searchOf, setParts, withinMonth} from './report-filter.ts';

describe('the filter of the report', () => {
  it('is what the address says, and goes back there without what is empty', () => {
    const filter = readFilter(new URLSearchParams('dataInicial=2026-03-01&loja=11222333000181&outro=1'));
    assert.deepEqual(filter, {dataInicial: '2026-03-01', dataFinal: '', loja: '11222333000181'});
    assert.deepEqual(setParts(filter), {dataInicial: '2026-03-01', loja: '11222333000181'});
  });

  it('takes real days in their order', () => {
    const errors = (dataInicial: string, dataFinal: string) => filterErrors({dataInicial, dataFinal, loja: ''});
    assert.deepEqual(errors('', ''), {});
    assert.deepEqual(errors('2026-03-01', '2026-03-01'), {});
    assert.deepEqual(errors('2026-02-30', ''), {dataInicial: 'Data inválida'});
    assert.deepEqual(errors('', 'ontem'), {dataFinal: 'Data inválida'});
    assert.deepEqual(errors('2026-03-02', '2026-03-01'), {
      dataInicial: 'Data inicial não pode ser maior que data final',
    });
  });

  it('says of which days the figures are', () => {
    const texts = (dataInicial: string, dataFinal: string) => Object.values(periodTexts({dataInicial, dataFinal}));
    assert.deepEqual(texts('', ''), ['Desde o início', 'Últimos 12 meses', true]);
    assert.deepEqual(texts('', '2026-03-09'), ['Até 09/03/2026', '12 meses até 09/03/2026', true]);
    assert.deepEqual(texts('2026-03-01', ''), ['Desde 01/03/2026', 'Desde 01/03/2026', false]);
    assert.deepEqual(texts('2026-03-01', '2026-03-09')[1], 'De 01/03/2026 a 09/03/2026');
  });

  it('narrows to a month, within the days that it has already', () => {
    const month = (dataInicial: string, dataFinal: string) =>
      searchOf(withinMonth({dataInicial, dataFinal, loja: ''}, '2026-02'));
    assert.equal(month('', ''), 'dataInicial=2026-02-01&dataFinal=2026-02-28');
    assert.equal(month('2026-02-10', '2026-03-05'), 'dataInicial=2026-02-10&dataFinal=2026-02-28');
    assert.equal(month('2026-01-10', '2026-02-05'), 'dataInicial=2026-02-01&dataFinal=2026-02-05');
  });
});
