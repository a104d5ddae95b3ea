import assert from 'node:assert/strict';
import {KnownDevices} from '../../../kernel/security/known-devices';

const ACCOUNT = 'loja:39053344705';
const HASH = '$argon2id$um';

describe('Known devices', () => {
  const devices = new KnownDevices('a'.repeat(32), true);
  const cookieOf = (header: string) => header.split(';')[0] ?? '';

  it('are known by a cookie that scripts do not read and other sites do not send', () => {
    const header = devices.remember(undefined, ACCOUNT, HASH);
    assert.match(
      header,
      /^clube_aparelho=[\w-]{22}\.[\w-]{43}; Path=\/api\/sessoes; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );
    assert.doesNotMatch(header, /39053344705/);
    assert.doesNotMatch(new KnownDevices('a'.repeat(32), false).remember(undefined, ACCOUNT, HASH), /Secure/);
    const name = devices.find(`outro=1; ${cookieOf(header)}`, ACCOUNT, HASH);
    assert.match(name ?? '', /^[\w-]{22}$/);
    assert.notEqual(devices.find(cookieOf(devices.remember(undefined, ACCOUNT, HASH)), ACCOUNT, HASH), name);
  });

  it('are known for the account and the password that they entered with, and by the server that knew them', () => {
    const cookie = cookieOf(devices.remember(undefined, ACCOUNT, HASH));
    assert.equal(devices.find(cookie, 'loja:12345678909', HASH), undefined);
    assert.equal(devices.find(cookie, ACCOUNT, '$argon2id$outro'), undefined);
    assert.equal(new KnownDevices('b'.repeat(32), true).find(cookie, ACCOUNT, HASH), undefined);
    const [name = '', signature = ''] = cookie.slice('clube_aparelho='.length).split('.');
    for (const forged of [
      `clube_aparelho=${'A'.repeat(22)}.${signature}`,
      `clube_aparelho=${name}.${'A'.repeat(43)}`,
      `clube_aparelho=${name}`,
      'clube_aparelho=',
      `clube_aparelho=${'~'.repeat(9000)}`,
    ])
      assert.equal(devices.find(forged, ACCOUNT, HASH), undefined, forged.slice(0, 90));
  });

  it('keep their name when they are entered again, and remember the last five accounts', () => {
    let cookie = cookieOf(devices.remember(undefined, ACCOUNT, HASH));
    const name = devices.find(cookie, ACCOUNT, HASH);
    cookie = cookieOf(devices.remember(cookie, ACCOUNT, HASH));
    assert.equal(devices.find(cookie, ACCOUNT, HASH), name);
    for (let n = 1; n <= 4; n++) cookie = cookieOf(devices.remember(cookie, `loja:${n}`, HASH));
    assert.equal(devices.find(cookie, ACCOUNT, HASH), name);
    cookie = cookieOf(devices.remember(cookie, 'loja:5', HASH));
    assert.equal(devices.find(cookie, ACCOUNT, HASH), undefined);
    for (let n = 1; n <= 5; n++) assert.ok(devices.find(cookie, `loja:${n}`, HASH));
  });
});
