import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {hashPassword} from '../../kernel/security/passwords';

const ROOT = join(__dirname, '..', '..', '..', '..');
const PACKAGES = ['confined', 'domain', 'barcode', 'receipt-reader', 'embedded-postgres'];
const SOURCES = ['backend', ...PACKAGES.map(name => join('packages', name))];

const files = () =>
  SOURCES.flatMap(folder =>
    readdirSync(join(ROOT, folder, 'src'), {recursive: true, encoding: 'utf8'}).map(name => join(folder, 'src', name)),
  )
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('__tests__'))
    .map(name => ({name, text: readFileSync(join(ROOT, name), 'utf8')}));

describe('The code of the server', () => {
  it('uses no hash, cipher or chance that is broken', () => {
    const all = files();
    assert.ok(all.length > 200, String(all.length));
    const found = (pattern: RegExp) => all.filter(({text}) => pattern.test(text)).map(({name}) => name);
    assert.deepEqual(found(/Math\.random|pseudoRandomBytes/), []);
    assert.deepEqual(found(/create(Hash|Hmac)\(\s*['"`](?!sha256)/), []);
    assert.deepEqual(found(/create(De|C)ipheriv\(\s*['"`](?!aes-256-gcm|chacha20-poly1305)/), []);
    assert.deepEqual(found(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|sslmode=no-verify/), []);
  });

  it('starts programs by argument lists, never through a shell', () => {
    const found = files().filter(({text}) => /\bexec(Sync)?\(\s*[`'"]|shell:\s*true/.test(text));
    assert.deepEqual(
      found.map(({name}) => name),
      [],
    );
  });

  it('has one gate for points: the ledger alone writes them, and the policy alone gives leave to credit any', () => {
    const all = files();
    const pontos = 'backend/src/modules/pontos';
    const found = (pattern: RegExp) => all.filter(({text}) => pattern.test(text)).map(({name}) => name);
    assert.deepEqual(found(/\b(INSERT\s+INTO|MERGE\s+INTO|UPDATE|DELETE\s+FROM)\s+(lancamento|lote|alocacao)\b/i), [
      `${pontos}/ledger/save.ts`,
    ]);
    assert.deepEqual(found(/\b(MERGE\s+INTO|UPDATE|DELETE\s+FROM)\s+conta\b/i), [`${pontos}/ledger/save.ts`]);
    assert.deepEqual(found(/\bpermitOf\b/), [`${pontos}/grants/permit.ts`, `${pontos}/grants/policy.ts`]);
    assert.deepEqual(found(/\bas (unknown as )?Permit\b/), []);
    assert.ok(found(/\bledger\.credit\(/).length >= 6);
  });

  it('hashes passwords with Argon2id at 19 MiB and two passes, each with a salt of its own', async () => {
    const [one, other] = [await hashPassword('a mesma'), await hashPassword('a mesma')];
    assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.notEqual(one, other);
  });
});
