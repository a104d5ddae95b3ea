import assert from 'node:assert/strict';
import fc from 'fast-check';
import {somarDias} from './datas.js';
import {dataCivil, fimDoDia, formatarDataDe, formatarDataHora, inicioDoDia} from './instantes.js';

const data = fc.integer({min: 0, max: 36_500}).map(dias => somarDias('1990-01-01', dias));

describe('instantes', () => {
  it('takes the day from São Paulo, not from Greenwich', () => {
    assert.equal(dataCivil(new Date('2026-03-10T02:59:59Z')), '2026-03-09');
    assert.equal(dataCivil(new Date('2026-03-10T03:00:00Z')), '2026-03-10');
    assert.equal(formatarDataDe(new Date('2026-03-10T02:59:59Z')), '09/03/2026');
    assert.equal(formatarDataHora(new Date('2026-03-10T03:05:00Z')), '10/03/2026 00:05');
  });

  it('minds the daylight saving there was', () => {
    assert.equal(inicioDoDia('2018-11-04').toISOString(), '2018-11-04T03:00:00.000Z');
    assert.equal(inicioDoDia('2019-01-10').toISOString(), '2019-01-10T02:00:00.000Z');
    assert.equal(fimDoDia('2019-02-16').toISOString(), '2019-02-17T02:59:59.999Z');
  });

  it('ends a day one millisecond before the next', () => {
    fc.assert(
      fc.property(data, d => {
        assert.equal(dataCivil(inicioDoDia(d)), d);
        assert.equal(dataCivil(fimDoDia(d)), d);
        assert.equal(dataCivil(new Date(inicioDoDia(d).getTime() - 1)), somarDias(d, -1));
        assert.equal(dataCivil(new Date(fimDoDia(d).getTime() + 1)), somarDias(d, 1));
      }),
    );
  });

  it('refuses what is no date', () => {
    assert.throws(() => inicioDoDia('2026-02-30'), RangeError);
    assert.throws(() => dataCivil(new Date(NaN)), RangeError);
  });
});
