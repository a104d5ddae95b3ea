import assert from 'node:assert/strict';
import {networkOfAddress} from './network-of-address';

describe('the network of an address', () => {
  it('is the address itself, but of IPv6 the household', () => {
    const cases = {
      '203.0.113.7': '203.0.113.7',
      '::ffff:203.0.113.7': '203.0.113.7',
      '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
      '2001:DB8:1:2::9': '2001:db8:1:2::/64',
      '2001:db8::9': '2001:db8:0:0::/64',
      'fe80::1%eth0': 'fe80:0:0:0::/64',
      '::1': '0:0:0:0::/64',
      unknown: 'unknown',
    };
    for (const [endereco, rede] of Object.entries(cases)) assert.equal(networkOfAddress(endereco), rede);
  });
});
