import assert from 'node:assert/strict';
import {ADDRESS_QUOTA, PINTOR_QUOTA, exceededQuota, renewalDay, type Quota} from './quotas.js';
import {MAX_FILES, MAX_FILE_BYTES, MAX_PENDING} from './sending.js';

const quota: Quota = {dia: {arquivos: 3, bytes: 100}, mes: {arquivos: 5, bytes: 150}};
const used = (day: [number, number], month = day) => ({
  dia: {arquivos: day[0], bytes: day[1]},
  mes: {arquivos: month[0], bytes: month[1]},
});

describe('quotas of what is sent', () => {
  it('are passed by one file or one byte too many, in the day or in the month', () => {
    assert.equal(exceededQuota(used([2, 50]), {arquivos: 1, bytes: 50}, quota), undefined);
    assert.equal(exceededQuota(used([3, 50]), {arquivos: 1, bytes: 1}, quota), 'dia');
    assert.equal(exceededQuota(used([1, 50]), {arquivos: 1, bytes: 51}, quota), 'dia');
    assert.equal(exceededQuota(used([0, 0], [5, 20]), {arquivos: 1, bytes: 1}, quota), 'mes');
    assert.equal(exceededQuota(used([3, 100], [5, 150]), {arquivos: 1, bytes: 1}, quota), 'mes');
  });

  it('let pass what real use needs', () => {
    assert.ok(PINTOR_QUOTA.dia.arquivos >= MAX_PENDING);
    assert.ok(PINTOR_QUOTA.dia.bytes >= 10 * MAX_FILES * MAX_FILE_BYTES);
    for (const period of ['dia', 'mes'] as const)
      for (const measure of ['arquivos', 'bytes'] as const)
        assert.ok(ADDRESS_QUOTA[period][measure] >= 20 * PINTOR_QUOTA[period][measure]);
  });

  it('count anew with the next day or month', () => {
    assert.equal(renewalDay('dia', '2026-09-15'), '2026-09-16');
    assert.equal(renewalDay('dia', '2026-12-31'), '2027-01-01');
    assert.equal(renewalDay('mes', '2026-09-15'), '2026-10-01');
    assert.equal(renewalDay('mes', '2026-12-31'), '2027-01-01');
  });
});
