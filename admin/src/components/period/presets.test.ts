import assert from 'node:assert/strict';
import {PRESETS, presetOf} from './presets.ts';

const days = (name: string, today: string) => {
  const {dataInicial, dataFinal} = PRESETS.find(preset => preset.name === name)?.of(today) ?? {};
  return [dataInicial, dataFinal];
};

describe('the presets of a period', () => {
  it('are the days that their names say', () => {
    assert.deepEqual(days('Hoje', '2026-03-01'), ['2026-03-01', '2026-03-01']);
    assert.deepEqual(days('Últimos 7 dias', '2026-03-03'), ['2026-02-24', '2026-03-03']);
    assert.deepEqual(days('Este mês', '2026-03-31'), ['2026-03-01', '2026-03-31']);
    assert.deepEqual(days('Mês passado', '2026-03-31'), ['2026-02-01', '2026-02-28']);
    assert.deepEqual(days('Mês passado', '2026-01-15'), ['2025-12-01', '2025-12-31']);
    assert.deepEqual(days('Últimos 30 dias', '2026-03-01'), ['2026-01-31', '2026-03-01']);
    assert.deepEqual(days('Este ano', '2026-11-22'), ['2026-01-01', '2026-11-22']);
  });

  it('are found again by their days', () => {
    for (const preset of PRESETS) assert.equal(presetOf(preset.of('2026-11-22'), '2026-11-22'), preset);
    assert.equal(presetOf({dataInicial: '2026-01-02', dataFinal: '2026-01-03'}, '2026-11-22'), undefined);
  });
});
