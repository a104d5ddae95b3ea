import assert from 'node:assert/strict';
import {isValidEmail, normaliseEmail} from './email.js';

describe('email', () => {
  for (const email of ['ana@exemplo.com', 'ana.maria2@exemplo.com.br', 'a_b-c+d@tintas-sul.ind.br', 'A@B.CO'])
    it(`accepts ${email}`, () => assert.ok(isValidEmail(email)));

  for (const email of [
    '',
    'ana',
    'ana@',
    'ana@exemplo',
    '@exemplo.com',
    'a b@exemplo.com',
    'a@b..com',
    '.a@b.com',
    'a@b.com.',
  ])
    it(`refuses ${email || 'nothing'}`, () => assert.ok(!isValidEmail(email)));

  it('refuses an endless address quickly', () => assert.ok(!isValidEmail('a.'.repeat(100_000) + '@b.com')));

  it('is compared trimmed and in lower case', () =>
    assert.equal(normaliseEmail(' Ana@Exemplo.COM '), 'ana@exemplo.com'));
});
