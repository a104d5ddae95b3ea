import assert from 'node:assert/strict';
import {BANNER_PERIOD, bannerWindowOf} from './banner.js';

describe("a banner's days", () => {
  const days = {dataInicial: '2026-09-10', dataFinal: '2026-09-20'};

  it('may be one and the same, and do not run backwards', () => {
    const {holds} = BANNER_PERIOD;
    assert.ok(holds(days));
    assert.ok(holds({...days, dataFinal: '2026-09-10'}));
    assert.ok(!holds({...days, dataFinal: '2026-09-09'}));
  });

  it('break nothing while one of them is missing', () => {
    assert.ok(BANNER_PERIOD.holds({dataInicial: '2026-09-10', dataFinal: ''}));
    assert.ok(BANNER_PERIOD.holds({dataFinal: null}));
  });

  it('hold the first and the last day', () => {
    const where = (day: string) => bannerWindowOf(days, day);
    assert.deepEqual(['2026-09-09', '2026-09-10', '2026-09-20', '2026-09-21'].map(where), [
      'before',
      'within',
      'within',
      'after',
    ]);
  });
});
