import assert from 'node:assert/strict';
import {describe, it} from 'mocha';
import {CLEAN, FAULTS, UNREACHABLE, evaluateAudit} from './audit.mjs';

const report = (...severities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, i) => [
        `p${i}`,
        {name: `p${i}`, severity, range: '<2.0.0', fixAvailable: {name: `p${i}`, version: '2.0.0'}},
      ]),
    ),
    metadata: {},
  });

describe('the audit of dependencies', () => {
  it('passes with nothing known, and with what is not severe', () => {
    assert.equal(evaluateAudit(report()).code, CLEAN);
    assert.equal(evaluateAudit(report('low', 'moderate')).code, CLEAN);
  });

  it('fails with what is severe and names the mend', () => {
    const {code, lines} = evaluateAudit(report('low', 'critical'));
    assert.equal(code, FAULTS);
    assert.match(lines[1], /critical.*p1.*<2\.0\.0.*conserta: p1@2\.0\.0/);
  });

  it('takes no answer for no answer, never for a good one', () => {
    const refused = JSON.stringify({message: '405 Method Not Allowed - POST …', error: {summary: '', detail: ''}});
    assert.deepEqual(evaluateAudit(refused), {code: UNREACHABLE, lines: ['405 Method Not Allowed - POST …']});
    for (const nothing of ['', '{}', 'null', '<html>']) assert.equal(evaluateAudit(nothing).code, UNREACHABLE, nothing);
  });
});
