import assert from 'node:assert/strict';
import type {IncomingMessage} from 'node:http';
import {clientAddress, rateLimitAddress} from '../../../kernel/http/address';

describe('The caller’s address', () => {
  it('is counted whole in IPv4, by the /64 in IPv6', () => {
    const cases: [string, string | undefined][] = [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['::FFFF:cb00:7107', '203.0.113.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
      ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
      ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
      ['203.0.113.7:5123', '203.0.113.7'],
      ['', undefined],
      ['unknown', undefined],
      ['999.1.1.1', undefined],
      ['1'.repeat(5000), undefined],
      ['[evil', undefined],
    ];
    for (const [text, counted] of cases) assert.equal(rateLimitAddress(text), counted, text.slice(0, 50));
  });

  const request = (forwarded: string | undefined, remoteAddress = '::ffff:10.0.0.1') =>
    ({socket: {remoteAddress}, headers: {'x-forwarded-for': forwarded}}) as unknown as IncomingMessage;

  it('is the one that the trusted proxies wrote, never what the caller wrote before them', () => {
    assert.equal(clientAddress(request('1.1.1.1, 2.2.2.2'), 0), '10.0.0.1');
    assert.equal(clientAddress(request('1.1.1.1, 2.2.2.2'), 1), '2.2.2.2');
    assert.equal(clientAddress(request('1.1.1.1, 2.2.2.2'), 2), '1.1.1.1');
    assert.equal(clientAddress(request('2.2.2.2'), 2), '10.0.0.1');
    assert.equal(clientAddress(request(undefined), 1), '10.0.0.1');
    assert.equal(clientAddress(request('1.1.1.1, not an address'), 1), '10.0.0.1');
  });
});
