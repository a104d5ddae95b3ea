import assert from 'node:assert/strict';
import {PERIODO_DO_BANNER, janelaDe} from './banner.js';

describe("a banner's days", () => {
  const dias = {dataInicial: '2026-09-10', dataFinal: '2026-09-20'};

  it('may be one and the same, and do not run backwards', () => {
    const {holds} = PERIODO_DO_BANNER;
    assert.ok(holds(dias));
    assert.ok(holds({...dias, dataFinal: '2026-09-10'}));
    assert.ok(!holds({...dias, dataFinal: '2026-09-09'}));
  });

  it('break nothing while one of them is missing', () => {
    assert.ok(PERIODO_DO_BANNER.holds({dataInicial: '2026-09-10', dataFinal: ''}));
    assert.ok(PERIODO_DO_BANNER.holds({dataFinal: null}));
  });

  it('hold the first and the last day', () => {
    const where = (dia: string) => janelaDe(dias, dia);
    assert.deepEqual(['2026-09-09', '2026-09-10', '2026-09-20', '2026-09-21'].map(where), [
      'antes',
      'dentro',
      'dentro',
      'depois',
    ]);
  });
});
