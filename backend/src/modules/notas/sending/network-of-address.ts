import {isIPv6} from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The address that quotas count: an IPv6 household has 2^64 addresses, which count as one. */
export function networkOfAddress(address: string): string {
  const [clean = ''] = address.split('%');
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(clean)?.[1];
  if (ipv4 || !isIPv6(clean)) return ipv4 ?? clean;
  const [before = '', after = ''] = clean.split('::');
  const groups = (text: string) => (text ? text.split(':') : []);
  const [start, end] = [groups(before), groups(after)];
  const zeros = clean.includes('::') ? Array<string>(GROUPS - start.length - end.length).fill('0') : [];
  const network = [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS);
  return `${network.map(group => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
