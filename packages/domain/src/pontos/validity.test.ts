import assert from 'node:assert/strict';
import {mayReview, isExpired, giveBackExpiry, estornoExpiry, pontuacaoExpiry} from './validity.js';

// 22:30 of 31 August in São Paulo, which is already September in UTC.
const now = new Date('2025-09-01T01:30:00Z');

describe('validade', () => {
  it('ends with the day in São Paulo, months clamped', () => {
    assert.equal(pontuacaoExpiry(now).toISOString(), '2027-03-01T02:59:59.999Z');
    assert.equal(giveBackExpiry(now).toISOString(), '2025-11-30T02:59:59.999Z');
    assert.equal(estornoExpiry(now).toISOString(), '2025-10-01T02:59:59.999Z');
  });

  it('counts the last instant as good', () => {
    const venceEm = pontuacaoExpiry(now);
    assert.ok(!isExpired(venceEm, venceEm));
    assert.ok(isExpired(venceEm, new Date(venceEm.getTime() + 1)));
  });

  it('closes the review after the ninetieth day', () => {
    const ninetieth = new Date('2025-11-30T02:00:00Z');
    const after = new Date('2025-11-30T03:00:00Z');
    assert.ok(mayReview(now, ninetieth));
    assert.ok(!mayReview(now, after));
  });
});
